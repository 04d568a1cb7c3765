import { ApiClientError } from "@tropa/api-client/api-client-error";
import type { Tour } from "@tropa/api-contract/discovery/tour";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { todayIn } from "@tropa/domain/local-date";
import type { LocalDate } from "@tropa/domain/local-date";
import { redirect } from "react-router";
import type { RouterContextProvider } from "react-router";
import { notFound, orPageError } from "../../platform/runtime/page-error.ts";
import { tourPath } from "../../platform/links/paths.ts";
import { pageRequest } from "../../platform/runtime/request-context.ts";
import { cardFacts } from "../tour-card/card-facts.ts";
import type { CardFacts } from "../tour-card/card-facts.ts";
import { tourQuery } from "./tour-queries.ts";
import { tourRoute } from "./map/itinerary.ts";
import type { TourRoute } from "./map/itinerary.ts";

/** Excursions of the documents: tour type 2. */
const excursionType = 2;

/** What no part of the page shows: its data is written into the page once more for hydration. */
const unshown = [
  "similar",
  "cities",
  "organizer",
  "id_on_site",
  "tags",
  "collections",
  "countries",
  "regions",
  "host_cities",
  "excursion_dates",
  "is_comfort_base",
  "is_comfort_base_plus",
  "is_comfort_medium",
  "is_comfort_improved",
  "is_comfort_premium",
] as const satisfies readonly (keyof Tour)[];

/** A tour as its page shows it: the organizer is there only where the storefront shows organizers. */
export type ShownTour = Omit<Tour, (typeof unshown)[number] | "programme"> & {
  /** Places stand in the route alone, and what is seen on a day in its title. */
  programme: Omit<Tour["programme"][number], "city_id" | "places">[];
  organizer: Omit<Tour["organizer"], "expert"> | null;
  /** A date is booked at once, without the organizer's word. */
  isInstant: boolean;
};

export interface TourPageData {
  tour: ShownTour;
  route: TourRoute;
  similar: CardFacts[];
  /** Of the server, so that server and browser count the same days. */
  today: LocalDate;
}

/**
 * Loads a tour's page by its path, `slug-id`. A path whose words are not the tour's leads to the one
 * that is; where excursions are not sold, theirs are no pages.
 */
export async function loadTourPage(
  path: string,
  context: Readonly<RouterContextProvider>,
): Promise<TourPageData> {
  const { api, queries, variant } = context.get(pageRequest);
  const answer = await orPageError(orMoved(queries.fetchQuery(tourQuery(api, path))));
  if (answer.type === excursionType && !variant.features.excursions) throw notFound();
  // The router itself puts the prefix of the language before the path.
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses
  if (answer.slug !== path) throw redirect(tourPath(answer.slug), 301);
  return tourPageData(answer, variant);
}

/** What a tour's page shows of it. */
export function tourPageData(answer: Tour, variant: VariantConfig): TourPageData {
  return {
    tour: shownTour(answer, variant.features.organizersShown),
    route: tourRoute(answer),
    similar: answer.similar.map((card) => cardFacts(card, variant)),
    today: todayIn("UTC", new Date()),
  };
}

function shownTour(answer: Tour, organizersShown: boolean): ShownTour {
  const { expert: _, ...organizer } = answer.organizer;
  return {
    ...without(answer, unshown),
    programme: answer.programme.map((day) => without(day, ["city_id", "places"])),
    organizer: organizersShown ? organizer : null,
    isInstant: organizer.has_direct_sale,
  };
}

function without<T extends object, Key extends keyof T>(
  value: T,
  keys: readonly Key[],
): Omit<T, Key> {
  const rest = { ...value };
  for (const key of keys) delete rest[key];
  return rest;
}

/** An address that the tour had before leads to the one of now. */
async function orMoved<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const moved = error instanceof ApiClientError && error.kind === "redirect" ? error.url : null;
    // The answer names a path of ours; anything else is not followed.
    if (moved === null || !/^\/[^/\\]/.test(moved)) throw error;
    // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses
    throw redirect(moved, 301);
  }
}
