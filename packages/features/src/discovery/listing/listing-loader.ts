import { formatMoney, priceCeilings } from "@tropa/domain/money";
import {
  EVERYTHING_SLUG,
  filterParty,
  filterToQuery,
  listingUrl,
} from "@tropa/domain/discovery/search-filter";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import type { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { redirect } from "react-router";
import { orPageError } from "@tropa/page-runtime/server/page-error";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import { linkPreview } from "../../platform/seo/link-preview.ts";
import { neighbours } from "../../platform/seo/page-head.ts";
import type { PageHead } from "../../platform/seo/page-head.ts";
import { listingPath } from "../../platform/links/paths.ts";
import { cardParty } from "../tour-card/card-party.ts";
import { cardFacts } from "../tour-card/card-facts.ts";
import { canonicalAddress } from "./choices/canonical-query.ts";
import { chosenNames } from "./choices/chosen-names.ts";
import { chosenKind, isNarrowed } from "./choices/filter-links.ts";
import type { Kind } from "./choices/filter-links.ts";
import { emptyFilters, listingChoices, usesRareGroups } from "./choices/listing-choices.ts";
import type { ListingFacts, ListingPageData } from "./choices/listing-page.ts";
import { pathParts } from "./choices/listing-path.ts";
import { requestedFilter } from "./choices/requested-filter.ts";
import { loadDestination } from "./destination/destination-loader.ts";
import { toursQuery } from "./listing-queries.ts";
import { monthName } from "./choices/month-name.ts";
import { listingTexts } from "./listing-texts.ts";
import { allChoicesParameter } from "./choices/whole-choices.ts";

type Answer = AnswerOf<typeof toursCall>;

const permanently = 301;

function throwRedirect(address: string, status?: number): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses
  throw redirect(address, status);
}

/** Loads a listing by its path and query; non-canonical addresses redirect. */
export async function loadListing(
  path: string,
  url: URL,
  page: PageRequest,
): Promise<{ head: PageHead; data: ListingPageData }> {
  const ceilings = priceCeilings[page.currency];
  const requested = requestedFilter(path, url.searchParams, page);
  const elsewhere = canonicalAddress(path, url.searchParams, requested, ceilings);
  if (elsewhere !== null) throwRedirect(elsewhere);
  const query = filterToQuery(requested, ceilings);
  const answer = await orPageError(page.queries.fetchQuery(toursQuery(page.api, query)));
  const { listing, total, pages } = answer;
  const slug = listing.slug === EVERYTHING_SLUG ? "" : listing.slug;
  if (slug !== requested.slug)
    throwRedirect(listingUrl({ ...requested, slug }, ceilings), permanently);
  if (requested.page > Math.max(1, pages))
    throwRedirect(listingUrl({ ...requested, page: Math.max(1, pages) }, ceilings));

  const names = {
    place: listing.place?.name ?? "",
    activity: listing.rest_kind ?? "",
    collection: listing.collection?.name ?? "",
  };
  const lowest = answer.filters?.price_min ?? null;
  const isWhole = !isNarrowed(requested, ceilings);
  const facts = isWhole && listing.facts ? listingFacts(listing.facts) : undefined;
  const kind = kindOf(requested, answer);
  const hasOwnAddress = isWhole && requested.sort === "default" && total > 0;
  const isDestination =
    hasOwnAddress &&
    requested.page === 1 &&
    listing.place !== null &&
    listing.rest_kind === null &&
    listing.collection === null;
  const destination = isDestination ? await loadDestination(page, listing) : undefined;
  const { heading, lead, title, description } = listingTexts(page, {
    names,
    kind,
    page: requested.page,
    total,
    // Destination pages show the best months elsewhere.
    months: (destination ? [] : (facts?.bestMonths ?? [])).map((month) =>
      monthName(month, page.locale),
    ),
    places: facts?.places ?? [],
    description: listing.collection?.description ?? "",
    priceFrom:
      lowest === null ? null : formatMoney({ minor: lowest, currency: page.currency }, page.locale),
  });
  return {
    head: {
      title,
      description,
      path: listingUrl(requested, ceilings),
      ...(total > 0 && { image: linkPreview(page, listingPath(listing.slug)) }),
      ...(hasOwnAddress
        ? {
            links: neighbours(requested.page, pages, (number) =>
              listingUrl({ ...requested, page: number }, ceilings),
            ),
          }
        : { isHidden: true }),
    },
    data: {
      ...pageData(answer, requested, page, url.searchParams.has(allChoicesParameter)),
      query,
      names,
      heading,
      lead,
      kind,
      ...(facts && { facts }),
      ...(destination && { destination }),
    },
  };
}

/** The kind of what is listed; some activities have cruises only. */
function kindOf(filter: TourFilter, { items }: Answer): Kind {
  const kind = chosenKind(filter);
  const areCruises = items.length > 0 && items.every(({ cruise }) => cruise !== null);
  return kind === "tour" && areCruises ? "cruise" : kind;
}

type OfAnswer = Omit<
  ListingPageData,
  "query" | "names" | "heading" | "lead" | "kind" | "facts" | "destination"
>;

/** The part of the page's data that comes from the answer. */
function pageData(
  answer: Answer,
  filter: TourFilter,
  { variant, translator, locale }: PageRequest,
  isWhole: boolean,
): OfAnswer {
  const { listing, items, filters = emptyFilters } = answer;
  const parts = pathParts(listing.slug, {
    activity: listing.rest_kind !== null,
    collection: listing.collection !== null,
  });
  const { lat = null, lng = null } = listing.place ?? {};
  const party = filterParty(filter);
  const t = translator.getFixedT(null, "party");
  return {
    parts,
    ...(lat !== null && lng !== null && { point: [lat, lng] as const }),
    total: answer.total,
    pages: answer.pages,
    cards: items.map((card) => ({
      ...cardFacts(card, variant),
      ...(party && { party: cardParty(t, card, party, locale) }),
    })),
    breadcrumbs: listing.breadcrumbs,
    choices: listingChoices(filters, {
      filter,
      parts,
      isShort: !isWhole && !usesRareGroups(filter),
    }),
    chosenNames: chosenNames(filter, filters),
    ...(answer.ways_out && { waysOut: answer.ways_out }),
    // For the listing of everything, the filters already contain the places.
    around:
      listing.slug === EVERYTHING_SLUG
        ? { places: [], neighbours: [] }
        : { places: listing.places, neighbours: listing.neighbours },
  };
}

function listingFacts(facts: NonNullable<Answer["listing"]["facts"]>): ListingFacts {
  return {
    total: facts.total,
    priceFrom: facts.price_from,
    days: [facts.days_min, facts.days_max],
    bestMonths: facts.best_months.toSorted(),
    activities: facts.activities,
    places: facts.places,
  };
}
