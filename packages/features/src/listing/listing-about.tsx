import { formatMoney } from "@tropa/domain/money";
import { formatDate, formatNumber } from "@tropa/i18n/format";
import { ChipLink } from "@tropa/ui-kit/chip";
import { useTranslation } from "react-i18next";
import { listingPath } from "../platform/paths.ts";
import { useStorefront } from "../platform/storefront-context.tsx";
import type { ListingPageData } from "./listing-page.ts";
import { busiestMonths } from "./listing-facts.ts";
import styles from "./listing-about.module.css";

/** Activities and months that a sentence can take. */
const namedActivities = 3;

interface ListingAboutProps {
  data: ListingPageData;
  /** Nothing is chosen beside the listing itself, so that its numbers are those of the place or activity. */
  isWhole: boolean;
}

/** What the catalogue itself says about this place or activity, and the listings beside it. */
export function ListingAbout({ data, isWhole }: ListingAboutProps) {
  const { t } = useTranslation("listing");
  const { neighbours, parts } = data;
  const hasTopic = Object.values(parts).some((part) => part !== "");
  return (
    <>
      {neighbours.length > 0 && (
        <section className={styles.root}>
          <h2>{t("neighbours")}</h2>
          <ul className={styles.links}>
            {neighbours.map(({ name, slug, count }) => (
              <li key={slug}>
                <ChipLink href={listingPath(slug)}>
                  {name} <span className={styles.count}>{count}</span>
                </ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isWhole && hasTopic && data.total > 0 && <Facts data={data} />}
    </>
  );
}

function Facts({ data }: Pick<ListingAboutProps, "data">) {
  const { t } = useTranslation("listing");
  const { locale, currency } = useStorefront();
  const { total, heading, parts, choices, prices } = data;
  const money = (minor: number) => formatMoney({ minor, currency });
  const activities = parts.activity === "" ? choices.activities.slice(0, namedActivities) : [];
  const season = busiestMonths(choices.months).map((month) =>
    formatDate(month, locale, "monthAlone"),
  );
  return (
    <section className={styles.root}>
      <h2>{t("about.title", { heading })}</h2>
      <div className={styles.text}>
        <p>
          {t("about.count", { count: total, number: formatNumber(total, locale) })}{" "}
          {prices && t("about.prices", { from: money(prices[0]), to: money(prices[1]) })}
        </p>
        {activities.length > 0 && (
          <p>
            {t("about.activities", {
              list: activities
                .map(({ name, count }) => t("about.activity", { name, count }))
                .join(t("about.comma")),
            })}
          </p>
        )}
        {season.length > 0 && <p>{t("about.season", { list: season.join(t("about.comma")) })}</p>}
        <p>{t("about.booking")}</p>
      </div>
    </section>
  );
}
