import { formatDateRange, formatNumber, unbroken } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Card } from "@tropa/ui-kit/card";
import { ChipLink } from "@tropa/ui-kit/chip";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Link } from "@tropa/ui-kit/link";
import { allToursPath, seasonsPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { HubPage } from "./hub-page.tsx";
import { toursBetween } from "./seasons-page.ts";
import type { SeasonSection } from "./seasons-page.ts";
import styles from "./seasons.module.css";

/** When to go: by season, or by month. */
export function SeasonsScreen({ seasons }: { seasons: readonly SeasonSection[] }) {
  const { t } = useTranslation("ideas");
  return (
    <HubPage
      here="seasons"
      path={seasonsPath()}
      title={t("seasons.title")}
      lead={t("seasons.lead")}
      search={null}
    >
      {seasons.length === 0 ? (
        <EmptyState
          icon="calendar"
          title={t("seasons.none")}
          headingLevel={2}
          actions={<Button href={allToursPath()}>{t("hubs:allTours")}</Button>}
        />
      ) : (
        <ul className={styles.seasons}>
          {seasons.map((season) => (
            <li key={season.from}>
              <SeasonCard season={season} />
            </li>
          ))}
        </ul>
      )}
    </HubPage>
  );
}

function SeasonCard({ season }: { season: SeasonSection }) {
  const { t } = useTranslation("hubs");
  const { locale } = useStorefront();
  const { name, from, to, tours, months } = season;
  return (
    <Card as="article" className={styles.season} data-season={season.season}>
      <h2>{name}</h2>
      <p className={styles.muted}>{unbroken(formatDateRange(from, to, locale))}</p>
      {months.length > 0 && (
        <ul>
          {months.map((month) => (
            <li key={month.from}>
              <ChipLink href={toursBetween(month)}>
                {month.name}{" "}
                <span className={styles.muted}>{formatNumber(month.tours, locale)}</span>
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
      <Link href={toursBetween(season)} className={styles.all}>
        {t("toursOf", { count: tours, number: formatNumber(tours, locale) })}
      </Link>
    </Card>
  );
}
