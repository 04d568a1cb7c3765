import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { ApplicationsQueue } from "./applications-queue.tsx";
import { ContractsQueue } from "./contracts-queue.tsx";
import { useQueueAddress } from "./queue.tsx";

/** Of the organizers: their contracts, and who applies to become one. */
export default function OrganizersPart() {
  const { t } = useTranslation("staffDesk");
  const { query, narrow } = useQueueAddress("organizers");
  const view = query.get("view") === "applications" ? "applications" : "contracts";
  return (
    <>
      <SegmentedControl
        label={t("applications.which")}
        value={view}
        onValueChange={(value) => narrow("view", value === "contracts" ? "" : value)}
        segments={[
          { value: "contracts", label: t("applications.contracts") },
          { value: "applications", label: t("applications.list") },
        ]}
      />
      {view === "applications" ? <ApplicationsQueue /> : <ContractsQueue />}
    </>
  );
}
