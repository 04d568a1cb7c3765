import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useSearchParams } from "react-router";
import { lazyScreenWithMessages } from "../../../platform/browser/lazy-screen.tsx";
import { FilterButtons } from "../../../organizers/desk/filter-buttons.tsx";
import { ApplicationsQueue } from "./applications-queue.tsx";
import { ContractsQueue } from "./contracts-queue.tsx";
import { QueueSkeleton } from "../queue-states.tsx";
import type { StaffHandle } from "../staff-handle.ts";

const { LazyScreen: ToursPart } = lazyScreenWithMessages(
  "organizers",
  async () => (await import("../../tours/tours-part.tsx")).default,
);
const { LazyScreen: RecordsPart } = lazyScreenWithMessages(
  "organizers",
  async () => (await import("../../records/records-part.tsx")).default,
);
const skeleton = <QueueSkeleton />;

const views = ["contracts", "applications", "tours", "records"] as const;

export const handle: StaffHandle = { part: "organizers" };

/** Organizers: contracts, applications, tours to moderate, and records. */
export default function OrganizersPart() {
  const { t } = useTranslation("staffDesk");
  const [query, setQuery] = useSearchParams();
  const view = views.find((one) => one === query.get("view")) ?? "contracts";
  return (
    <>
      <FilterButtons
        label={t("applications.which")}
        chosen={view}
        onChoose={(chosen) =>
          // The new list starts at its first page.
          setQuery(chosen === "contracts" ? {} : { view: chosen }, {
            replace: true,
            preventScrollReset: true,
          })
        }
        options={[
          { filter: "contracts", name: t("applications.contracts"), count: null },
          { filter: "applications", name: t("applications.list"), count: null },
          { filter: "tours", name: t("tours.list"), count: null },
          { filter: "records", name: t("records.list"), count: null },
        ]}
      />
      {view === "applications" && <ApplicationsQueue />}
      {view === "contracts" && <ContractsQueue />}
      {view === "tours" && <ToursPart waiting={skeleton} />}
      {view === "records" && <RecordsPart waiting={skeleton} />}
    </>
  );
}
