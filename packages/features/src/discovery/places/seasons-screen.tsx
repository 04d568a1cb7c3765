import { formatNumber } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Card, cardLink } from "@tropa/ui-kit/card";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { allToursPath, seasonsPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useTourFacts } from "../place-tile/use-tour-facts.ts";
import { monthAloneText } from "../search-box/month-text.ts";
import { HubPage } from "./hub-page.tsx";
import { toursBetween } from "./seasons-page.ts";
import type { SeasonSection } from "./seasons-page.ts";
import styles from "./seasons.module.css";

/** Links to tours by season and by month. */
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
          {seasons.map((season, index) => (
            <li key={season.from}>
              <SeasonCard season={season} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </HubPage>
  );
}

const yearOf = (date: string) => date.slice(0, 4);

function SeasonCard({ season, isFirst }: { season: SeasonSection; isFirst: boolean }) {
  const { locale, variant } = useStorefront();
  const factsOf = useTourFacts();
  const { name, from, to, months } = season;
  const picture = variant.heroPictures[season.season];
  const years = [...new Set([yearOf(from), yearOf(to)])].join("–");
  return (
    <Card as="article" surface="outline" padding="none" className={styles.season}>
      <div className={styles.view}>
        <Picture
          template={picture.image}
          alt=""
          width={16}
          height={9}
          variants={["640x360", "1280x720"]}
          sizes="(width >= 768px) 560px, 92vw"
          colour={picture.colour}
          priority={isFirst}
          className={styles.picture}
        />
        <div className={styles.words}>
          <h2>
            <Link href={toursBetween(season)} variant="bare" className={cardLink}>
              {name} <span>{years}</span>
            </Link>
          </h2>
          <p>{factsOf(season)}</p>
        </div>
      </div>
      {months.length > 0 && (
        <ul className={styles.months}>
          {months.map((month) => (
            <li key={month.from}>
              <Link href={toursBetween(month)} variant="bare">
                {monthAloneText(month.month, locale)}{" "}
                <span>{formatNumber(month.tours, locale)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
