import type { TourFilter } from "@tropa/domain/search-filter";
import type { Translator } from "@tropa/i18n/translator";
import { chosenKind } from "./filter-links.ts";
import type { ListingPageData } from "./listing-page.ts";

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
 * What a listing is called. Names of places stand as they are, never inside a sentence that would need another
 * case of them.
 */
export function listingTexts(translator: Pick<Translator, "getFixedT">, facts: ListingFacts): ListingTexts {
  const t = translator.getFixedT(null, "listing");
  const { names, filter, total, description, priceFrom } = facts;
  const kind = chosenKind(filter);
  const heading = headingOf();
  const count = t(`count.${kind}`, { count: total });
  const page = filter.page > 1 ? t("pageSuffix", { page: filter.page }) : "";
  const offer = priceFrom === null ? count : t("countAndPrice", { count, price: priceFrom });
  return {
    heading,
    lead: description === "" ? t(`lead.${kind}`) : description,
    title: `${t("title", { heading, count })}${page}`,
    description: `${t("description", { heading, offer })}${page}`,
  };

  function headingOf(): string {
    const { place, activity, collection } = names;
    const topic = [activity, collection].filter((name) => name !== "").join(", ");
    if (place === "" && topic === "") return t(`all.${kind}`);
    if (topic === "") return t(`place.${kind}`, { place });
    return place === "" ? topic : t("placeAndTopic", { place, topic });
  }
}
