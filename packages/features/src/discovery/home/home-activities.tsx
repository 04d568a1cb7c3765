import { useId } from "react";
import { Link } from "@tropa/ui-kit/link";
import { formatNumber } from "@tropa/i18n/format";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { listingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Activity } from "./home-page.ts";
import styles from "./home-activities.module.css";

/** Links to activities, for visitors who know what they want to do but not where. */
export function HomeActivities({ activities }: { activities: readonly Activity[] }) {
  const { t } = useTranslation("home");
  const { locale } = useStorefront();
  const titleId = useId();
  if (activities.length === 0) return null;
  return (
    <nav className={styles.root} data-late aria-labelledby={titleId}>
      <h2 id={titleId}>{t("activities.title")}</h2>
      <ul>
        {activities.map(({ slug, name, emoji, tours }) => (
          <li key={slug}>
            <Link href={listingPath(slug)} variant="bare" className={styles.activity}>
              <span aria-hidden="true">{emoji}</span>
              {name}
              <small>{formatNumber(tours, locale)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
