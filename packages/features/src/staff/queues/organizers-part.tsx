import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Suspense } from "react";
import { ApplicationsQueue } from "./applications-queue.tsx";
import { ContractsQueue } from "./contracts-queue.tsx";
import { useQueueAddress } from "./queue.tsx";
import { DeskSkeleton } from "./queue-states.tsx";

const ToursPart = lazyPart("organizers", () => import("../tours/tours-part.tsx"));

const views = ["contracts", "applications", "tours"] as const;

/** Of the organizers: their contracts, who applies to become one, and their tours to be checked. */
export default function OrganizersPart() {
  const { t } = useTranslation("staffDesk");
  const { query, narrow } = useQueueAddress("organizers");
  const view = views.find((one) => one === query.get("view")) ?? "contracts";
  return (
    <>
      <SegmentedControl
        label={t("applications.which")}
        value={view}
        onValueChange={(value) => narrow("view", value === "contracts" ? "" : value)}
        segments={[
          { value: "contracts", label: t("applications.contracts") },
          { value: "applications", label: t("applications.list") },
          { value: "tours", label: t("tours.list") },
        ]}
      />
      {view === "applications" && <ApplicationsQueue />}
      {view === "contracts" && <ContractsQueue />}
      {view === "tours" && (
        <Suspense fallback={<DeskSkeleton />}>
          <ToursPart />
        </Suspense>
      )}
    </>
  );
}
