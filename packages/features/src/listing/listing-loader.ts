import { imageUrl } from "@tropa/domain/image-url";
import { formatMoney, priceCeilings } from "@tropa/domain/money";
import {
  EVERYTHING_SLUG,
  filterFromQuery,
  filterToQuery,
  listingUrl,
} from "@tropa/domain/search-filter";
import type { TourFilter } from "@tropa/domain/search-filter";
import { redirect } from "react-router";
import { orPageError } from "../platform/page-error.ts";
import type { PageRequest } from "../platform/request-context.ts";
import type { PageHead } from "../seo/page-head.ts";
import { cardFacts } from "../tour-card/card-facts.ts";
import { canonicalAddress } from "./canonical-query.ts";
import { isNarrowed, withoutIdleBounds } from "./filter-links.ts";
import { listingChoices } from "./listing-choices.ts";
import type { ListingPageData } from "./listing-page.ts";
import { pathParts } from "./listing-path.ts";
import { toursQuery } from "./listing-queries.ts";
import { listingTexts } from "./listing-texts.ts";

const permanently = 301;

function throwRedirect(address: string, status?: number): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses
  throw redirect(address, status);
}

/** The filter of an address, without what this storefront does not sell. */
function filterOf(
  path: string,
  query: URLSearchParams,
  { variant, currency }: PageRequest,
): TourFilter {
  const whole = new URLSearchParams(query);
  whole.set("slug", path);
  const filter = withoutIdleBounds(filterFromQuery(whole, priceCeilings[currency]));
  return filter.type === "excursion" && !variant.features.excursions
    ? { ...filter, type: "tour" }
    : filter;
}

/** A listing by its path and query; every other way to write its address leads to the one it has. */
export async function loadListing(
  path: string,
  url: URL,
  page: PageRequest,
): Promise<{ head: PageHead; data: ListingPageData }> {
  const ceilings = priceCeilings[page.currency];
  const asked = filterOf(path, url.searchParams, page);
  const elsewhere = canonicalAddress(path, url.searchParams, asked, ceilings);
  if (elsewhere !== null) throwRedirect(elsewhere);
  const query = filterToQuery(asked, ceilings);
  const answer = await orPageError(page.queries.fetchQuery(toursQuery(page.api, query)));
  const { listing, total, pages } = answer;
  const slug = listing.slug === EVERYTHING_SLUG ? "" : listing.slug;
  if (slug !== asked.slug) throwRedirect(listingUrl({ ...asked, slug }, ceilings), permanently);
  if (asked.page > Math.max(1, pages))
    throwRedirect(listingUrl({ ...asked, page: Math.max(1, pages) }, ceilings));

  const parts = pathParts(listing.slug, {
    activity: listing.rest_kind !== null,
    collection: listing.collection !== null,
  });
  const names = {
    place: listing.place?.name ?? "",
    activity: listing.rest_kind ?? "",
    collection: listing.collection?.name ?? "",
  };
  const { price_min: lowest = null, price_max: highest = null } = answer.filters ?? {};
  const prices = lowest === null || highest === null ? null : ([lowest, highest] as const);
  const facts = {
    names,
    filter: asked,
    total,
    description: listing.collection?.description ?? "",
    priceFrom: prices && formatMoney({ minor: prices[0], currency: page.currency }),
  };
  const { heading, lead, title, description } = listingTexts(page, facts);
  const hasOwnAddress = !isNarrowed(asked, ceilings) && asked.sort === "default" && total > 0;
  return {
    head: {
      title,
      description,
      path: listingUrl(asked, ceilings),
      ...(listing.image && { image: imageUrl(listing.image.image, "1200x630", "jpg") }),
      ...(!hasOwnAddress && { isHidden: true }),
    },
    data: {
      query,
      parts,
      names,
      heading,
      lead,
      total,
      pages,
      cards: answer.items.map((card) => cardFacts(card, page.variant)),
      breadcrumbs: listing.breadcrumbs,
      neighbours: listing.neighbours,
      choices: listingChoices(answer.filters ?? emptyChoices, parts.place),
      prices,
    },
  };
}

/** A backend without counts still lists tours. */
const emptyChoices: Parameters<typeof listingChoices>[0] = {
  destinations: [],
  rest_kinds: [],
  collections: [],
  accommodation: [],
  comfort: [],
  difficulty: [],
  languages: [],
  types: [],
  cruise_types: [],
  ships: [],
  water_objects: [],
  cruise_start_cities: [],
  cabins: [],
  months: [],
  price_min: null,
  price_max: null,
};
