import { useQuery } from "@tanstack/react-query";
import { Button } from "@tropa/ui-kit/button";
import { useSearchParams } from "react-router";
import { allRecordsQuery } from "../../organizers/records/record-queries.ts";
import { RecordSummary } from "../../organizers/records/record-summary.tsx";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Queue, useQueueAddress } from "../queues/queue.tsx";
import { NewRecord } from "./new-record.tsx";
import { recordHref } from "./record-address.ts";
import { StaffRecord } from "./staff-record.tsx";
import styles from "./records-part.module.css";

/** Shows the list of records, the record named in the URL, or a form for a new one. */
export default function RecordsPart() {
  const [query] = useSearchParams();
  const named = query.get("record") ?? "";
  if (named === "new") return <NewRecord />;
  return /^[1-9]\d{0,8}$/.test(named) ? (
    <StaffRecord key={named} id={Number(named)} />
  ) : (
    <AllRecords />
  );
}

function AllRecords() {
  const { t } = useTranslation("staffDesk");
  const { page, hrefFor } = useQueueAddress("organizers");
  return (
    <>
      <div>
        <Button icon="plus" href={recordHref("new")}>
          {t("records.new")}
        </Button>
      </div>
      <Queue
        result={useQuery(allRecordsQuery(useStorefront(), page))}
        hrefFor={hrefFor}
        empty={t("records.empty")}
        keyOf={({ id }) => id}
      >
        {(record) => (
          <div className={styles.record}>
            <RecordSummary
              record={record}
              href={recordHref(record.id)}
              note={t("records.number", { id: record.id })}
            />
          </div>
        )}
      </Queue>
    </>
  );
}
