import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import { formatNumber } from "@tropa/i18n/format";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import { chosenKind } from "./choices/filter-links.ts";
import type { ListingPageData } from "./choices/listing-page.ts";

type TextContext = Pick<PageRequest, "translator" | "locale">;

interface ListingFacts {
  names: ListingPageData["names"];
  filter: TourFilter;
  total: number;
  /** A collection's own words. */
  description: string;
  priceFrom: string | null;
}

interface ListingTexts {
  heading: string;
  lead: string;
  title: string;
  description: string;
}

/**
 * The title of a listing. Names of places are used unchanged, never inside a sentence that would need another
 * case of them.
 */
export function listingTexts(
  { translator, locale }: TextContext,
  facts: ListingFacts,
): ListingTexts {
  const t = translator.getFixedT(null, "listing");
  const { names, filter, total, description, priceFrom } = facts;
  const kind = chosenKind(filter);
  const heading = headingOf();
  const count = t(`count.${kind}`, { count: total, number: formatNumber(total, locale) });
  const onPage = (key: "titlePage" | "descriptionPage") =>
    filter.page > 1 ? t(key, { page: filter.page }) : "";
  const offer = priceFrom === null ? count : t("countAndPrice", { count, price: priceFrom });
  return {
    heading,
    lead: description === "" ? t(`lead.${kind}`) : description,
    title: `${t("title", { heading, count })}${onPage("titlePage")}`,
    description: `${t("description", { heading, offer })}${onPage("descriptionPage")}`,
  };

  function headingOf(): string {
    const { place, activity, collection } = names;
    const topic = [activity, collection].filter((name) => name !== "").join(", ");
    if (place === "" && topic === "") return t(`all.${kind}`);
    if (topic === "") return t(`place.${kind}`, { place });
    return place === "" ? topic : t("placeAndTopic", { place, topic });
  }
}
