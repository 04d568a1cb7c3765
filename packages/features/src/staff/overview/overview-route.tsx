import { formatNumber } from "@tropa/i18n/format";
import { Card } from "@tropa/ui-kit/card";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Link } from "@tropa/ui-kit/link";
import { deskPath } from "../../platform/links/staff-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useQuery } from "@tanstack/react-query";
import { deskQuery } from "../queues/desk-queries.ts";
import { MyDay } from "./my-day.tsx";
import { QueueSkeleton } from "../queues/queue-states.tsx";
import type { StaffHandle } from "../queues/staff-handle.ts";
import styles from "../desk/desk.module.css";

export const handle: StaffHandle = { part: null };

/** `/staff`: one's day, and what waits, part by part. */
export default function DeskOverview() {
  const { t } = useTranslation("staffDesk");
  const storefront = useStorefront();
  const { locale } = storefront;
  const { data } = useQuery(deskQuery(storefront));
  if (!data) return <QueueSkeleton />;
  if (data.parts.length === 0)
    return <EmptyState icon="lock" title={t("noParts.title")} text={t("noParts.text")} />;
  // Parts in which something waits come first.
  const parts = data.parts
    .filter(({ part }) => part !== "tasks")
    .toSorted((a, b) => Number(Boolean(b.waiting)) - Number(Boolean(a.waiting)));
  return (
    <>
      {data.parts.some(({ part }) => part === "tasks") && <MyDay />}
      <ul className={styles.overview}>
        {parts.map(({ part, waiting }) => (
          <Card key={part} as="li" interactive>
            <h2>
              <Link href={deskPath(part)} variant="quiet">
                {t(`parts.${part}`)}
              </Link>
            </h2>
            <p className={styles.hint}>{t(`hints.${part}`)}</p>
            {waiting !== null && (
              <p className={styles.count} data-empty={waiting === 0 ? "" : undefined}>
                <b>{formatNumber(waiting, locale)}</b> {t("waiting", { count: waiting })}
              </p>
            )}
          </Card>
        ))}
      </ul>
    </>
  );
}
