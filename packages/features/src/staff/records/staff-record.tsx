import { useQuery } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { RecordEditor } from "../../organizers/records/record-editor.tsx";
import { recordChoicesQuery, recordQuery } from "../../organizers/records/record-queries.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { BackLink } from "../desk/back-link.tsx";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import { recordsHref } from "./record-address.ts";
import styles from "./records-part.module.css";

/** Edits an organizer's record; concurrent edits are merged as at the organizer's desk. */
export function StaffRecord({ id }: { id: number }) {
  const { t } = useTranslation("staffDesk");
  const storefront = useStorefront();
  const record = useQuery(recordQuery(storefront, id));
  const choices = useQuery(recordChoicesQuery(storefront));
  const isGone = isApiClientError(record.error) && record.error.status === 404;
  const isFailed = !isGone && (record.isError || choices.isError);
  return (
    <>
      <BackLink href={recordsHref}>{t("records.list")}</BackLink>
      {record.data && choices.data && (
        <>
          <div>
            <h2 className={styles.title}>{record.data.title}</h2>
            <p className={styles.number}>{t("records.number", { id })}</p>
          </div>
          <RecordEditor record={record.data} choices={choices.data} />
        </>
      )}
      {isGone && (
        <EmptyState
          icon="compass"
          title={t("records.gone")}
          text={t("emptyText")}
          headingLevel={2}
        />
      )}
      {isFailed && (
        <QueueFailed
          onRetry={() => {
            void record.refetch();
            void choices.refetch();
          }}
        />
      )}
      {!isGone && !isFailed && !(record.data && choices.data) && <QueueSkeleton />}
    </>
  );
}
