import { formatMoney } from "@tropa/domain/money";
import { readParty } from "@tropa/domain/sales/party/party";
import type { Party } from "@tropa/domain/sales/party/party";
import { formatNumber } from "@tropa/i18n/format";
import { ChipLink } from "@tropa/ui-kit/chip";
import { HubLinks } from "../places/hub-links.tsx";
import { withParty } from "../party/party-link.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { listingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { CountedLink, ListingFacts, ListingPageData } from "./choices/listing-page.ts";
import { monthName } from "./choices/month-name.ts";
import styles from "./listing-about.module.css";

/** Facts from the catalogue about a place or activity, and links to related listings. */
export function ListingAbout({ data }: { data: ListingPageData }) {
  const { t } = useTranslation("listing");
  const { around, facts, parts, query } = data;
  const party = readParty(query.adults ?? null, query.childAges ?? null);
  const hasTopic = Object.values(parts).some((part) => part !== "");
  return (
    <>
      {facts && hasTopic && <Facts facts={facts} />}
      <Links title={t("aroundIt.places")} links={around.places} party={party} />
      <Links title={t("neighbours")} links={around.neighbours} party={party} />
      <HubLinks slug={data.query.slug ?? ""} {...(!hasTopic && { here: "tours" as const })} />
    </>
  );
}

function Links({
  title,
  links,
  party,
}: {
  title: string;
  links: readonly CountedLink[];
  party: Party | null;
}) {
  const { locale } = useStorefront();
  if (links.length === 0) return null;
  return (
    <section className={styles.root}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ name, slug, count }) => (
          <li key={slug}>
            <ChipLink href={withParty(listingPath(slug), party)}>
              {name} <span className={styles.count}>{formatNumber(count, locale)}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ facts }: { facts: ListingFacts }) {
  const { t } = useTranslation("listing");
  const { locale, currency } = useStorefront();
  const { total, priceFrom, days, bestMonths, activities, places } = facts;
  const list = (words: readonly string[]) => words.join(t("about.comma"));
  const months = bestMonths.map((month) => monthName(month, locale));
  return (
    <section className={styles.root}>
      <h2>{t("about.title")}</h2>
      <div className={styles.text}>
        <p>
          {/* The messages contain the spaces, because Chinese has none. */}
          {t("about.count", { count: total, number: formatNumber(total, locale) })}
          {t("about.priceFrom", { price: formatMoney({ minor: priceFrom, currency }, locale) })}
          {days[1] > 0 && t("about.days", { from: days[0], to: days[1], count: days[1] })}
        </p>
        {places.length > 1 && <p>{t("about.places", { list: list(places) })}</p>}
        {activities.length > 0 && <p>{t("about.activities", { list: list(activities) })}</p>}
        {months.length > 0 && <p>{t("about.season", { list: list(months) })}</p>}
        <p>{t("about.booking")}</p>
      </div>
    </section>
  );
}
