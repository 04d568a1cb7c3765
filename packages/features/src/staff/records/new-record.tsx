import { useQuery } from "@tanstack/react-query";
import { recordChoicesQuery } from "../../organizers/records/record-queries.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { BackLink } from "../desk/back-link.tsx";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import { NewRecordForm } from "./new-record-form.tsx";
import { recordsHref } from "./record-address.ts";
import styles from "./records-part.module.css";

/** Creates a record without an application, such as for a long-standing partner. */
export function NewRecord() {
  const { t } = useTranslation("staffDesk");
  const { data, isError, refetch } = useQuery(recordChoicesQuery(useStorefront()));
  return (
    <>
      <BackLink href={recordsHref}>{t("records.list")}</BackLink>
      <h2 className={styles.title}>{t("records.new")}</h2>
      {data && <NewRecordForm choices={data} />}
      {!data && (isError ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />)}
    </>
  );
}
