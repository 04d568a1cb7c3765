import { useQuery } from "@tanstack/react-query";
import { Button } from "@tropa/ui-kit/button";
import { Card } from "@tropa/ui-kit/card";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { contactsPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { DeskHandle } from "../desk/desk-handle.ts";
import { DeskHeader } from "../desk/desk-header.tsx";
import { DeskFailed, DeskSkeleton } from "../desk/desk-states.tsx";
import { recordsQuery } from "./record-queries.ts";
import { RecordSummary } from "./record-summary.tsx";
import styles from "./records.module.css";

export const handle: DeskHandle = { page: "records" };

/** `/organizer/records`: the reader's records. Staff create further ones, each for an account of its own. */
export default function RecordsPage() {
  const { t } = useTranslation("organizerRecords");
  const { data, isError, refetch } = useQuery(recordsQuery(useStorefront()));
  return (
    <>
      <DeskHeader title={t("title")} />
      {!data && (isError ? <DeskFailed onRetry={() => void refetch()} /> : <DeskSkeleton />)}
      {data && (
        <>
          <ul className={styles.list}>
            {data.items.map((record) => (
              <Card key={record.id} as="li" interactive className={styles.item}>
                <RecordSummary record={record} href={organizerPath("records", record.id)} />
              </Card>
            ))}
          </ul>
          <section className={styles.another} aria-labelledby="another-record">
            <h2 id="another-record">{t("another.title")}</h2>
            <p className={styles.muted}>{t("another.text")}</p>
            <div>
              <Button variant="secondary" href={contactsPath()}>
                {t("another.write")}
              </Button>
            </div>
          </section>
        </>
      )}
    </>
  );
}
