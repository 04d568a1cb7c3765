import { formatNumber } from "@tropa/i18n/format";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import type { Kind } from "./choices/filter-links.ts";
import type { ListingPageData } from "./choices/listing-page.ts";

/** Numbers of months and places that fit into a lead of two lines. */
const mostMonths = 3;
const mostPlaces = 2;

type TextContext = Pick<PageRequest, "translator" | "locale">;

interface ListingFacts {
  names: ListingPageData["names"];
  kind: Kind;
  page: number;
  total: number;
  /** The collection's description; empty for other listings. */
  description: string;
  priceFrom: string | null;
  /** Months with the most departures, and the places most routes visit; empty if unknown or if filters are set. */
  months: readonly string[];
  places: readonly string[];
}

interface ListingTexts {
  heading: string;
  lead: string;
  title: string;
  description: string;
}

/**
 * Title, description and heading of a listing. Place names are never inflected, so sentences must not require another
 * grammatical case.
 */
export function listingTexts(
  { translator, locale }: TextContext,
  facts: ListingFacts,
): ListingTexts {
  const t = translator.getFixedT(null, "listing");
  const { names, kind, page, total, description, priceFrom, months, places } = facts;
  const heading = headingOf();
  const count = t(`count.${kind}`, { count: total, number: formatNumber(total, locale) });
  const onPage = (key: "titlePage" | "descriptionPage") => (page > 1 ? t(key, { page }) : "");
  const offer = priceFrom === null ? count : t("countAndPrice", { count, price: priceFrom });
  return {
    heading,
    lead: description === "" ? leadOf() : description,
    title: `${t("title", { heading, count })}${onPage("titlePage")}`,
    description: `${t("description", { heading, offer })}${onPage("descriptionPage")}`,
  };

  /** Returns the sentence that describes a place's or activity's tours, or the whole shop. */
  function leadOf(): string {
    const general = t(`lead.${kind}`);
    if (priceFrom === null || (names.place === "" && names.activity === "")) return general;
    const list = (words: readonly string[], most: number) =>
      words.slice(0, most).join(t("about.comma"));
    return [
      t("lead.offer", { offer }),
      kind === "tour" ? "" : t("lead.also", { text: general }),
      months.length > 0 ? t("lead.season", { list: list(months, mostMonths) }) : "",
      kind === "tour" && places.length > 1
        ? t("lead.places", { list: list(places, mostPlaces) })
        : "",
    ].join("");
  }

  function headingOf(): string {
    const { place, activity, collection } = names;
    const topic = [activity, collection].filter((name) => name !== "").join(", ");
    if (place === "" && topic === "") return t(`all.${kind}`);
    if (topic === "") return t(`place.${kind}`, { place });
    return place === "" ? topic : t("placeAndTopic", { place, topic });
  }
}
