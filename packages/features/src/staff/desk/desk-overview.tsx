import { formatNumber } from "@tropa/i18n/format";
import { Card } from "@tropa/ui-kit/card";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Link } from "@tropa/ui-kit/link";
import { deskPath } from "../../platform/links/staff-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { PartOnDesk } from "./desk-nav.tsx";
import styles from "./desk.module.css";

/** What waits, part by part. */
export function DeskOverview({ parts }: { parts: readonly PartOnDesk[] }) {
  const { t } = useTranslation("staffDesk");
  const { locale } = useStorefront();
  if (parts.length === 0)
    return <EmptyState icon="lock" title={t("noParts.title")} text={t("noParts.text")} />;
  return (
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
  );
}
