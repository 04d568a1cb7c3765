import { ApiClientError } from "@tropa/api-client/api-client-error";
import type { Tour } from "@tropa/api-contract/discovery/tour";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { todayIn } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { redirect } from "react-router";
import type { RouterContextProvider } from "react-router";
import { notFound, orPageError } from "@tropa/page-runtime/server/page-error";
import { tourPath } from "../../platform/links/paths.ts";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { cardFacts } from "../tour-card/card-facts.ts";
import type { CardFacts } from "../tour-card/card-facts.ts";
import { shownTour } from "../../sales/choice/shown-tour.ts";
import type { ShownTour } from "../../sales/choice/shown-tour.ts";
import { tourQuery } from "./tour-queries.ts";
import { tourRoute } from "./map/itinerary.ts";
import type { TourRoute } from "./map/itinerary.ts";

/** Tour type of excursions. */
const excursionType = 2;

/** Data of a tour's page. */
export interface TourPageData {
  tour: ShownTour;
  route: TourRoute;
  similar: CardFacts[];
  /** The current day at the tour's place; from the server, so that hydration counts the same days. */
  today: LocalDate;
}

/**
 * Loads a tour by its path, `slug-id`. Outdated slugs redirect; excursions are a 404 on storefronts that do not sell
 * them.
 */
export async function loadTourPage(
  path: string,
  context: Readonly<RouterContextProvider>,
): Promise<TourPageData> {
  const { api, queries, variant } = context.get(pageRequest);
  const answer = await orPageError(orMoved(queries.fetchQuery(tourQuery(api, path))));
  if (answer.type === excursionType && !variant.features.excursions) throw notFound();
  // The router adds the language prefix itself.
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses
  if (answer.slug !== path) throw redirect(tourPath(answer.slug), 301);
  return tourPageData(answer, variant);
}

/** Reduces the API's tour to what the page shows. */
export function tourPageData(answer: Tour, variant: VariantConfig): TourPageData {
  return {
    tour: shownTour(answer, variant.features.organizersShown),
    route: tourRoute(answer),
    similar: answer.similar.map((card) => cardFacts(card, variant)),
    today: todayIn(answer.time_zone),
  };
}

/** If the call reports that the tour has moved, redirects to its new address. */
async function orMoved<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const moved = error instanceof ApiClientError && error.kind === "redirect" ? error.url : null;
    // Follow only paths of this site.
    if (moved === null || !/^\/[^/\\]/.test(moved)) throw error;
    // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses
    throw redirect(moved, 301);
  }
}
