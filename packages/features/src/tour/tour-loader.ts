import type { Tour } from "@tropa/api-contract/tour";
import { redirect } from "react-router";
import type { RouterContextProvider } from "react-router";
import { notFound, orPageError } from "../platform/page-error.ts";
import { tourPath } from "../platform/paths.ts";
import { pageRequest } from "../platform/request-context.ts";
import { cardFacts } from "../tour-card/card-facts.ts";
import type { CardFacts } from "../tour-card/card-facts.ts";
import { tourQuery } from "./tour-queries.ts";

/** Excursions of the documents: tour type 2. */
const excursionType = 2;

/** A tour as its page shows it: the organizer is there only where the storefront shows organizers. */
export type ShownTour = Omit<Tour, "similar" | "organizer"> & {
  organizer: Tour["organizer"] | null;
  /** A date is booked at once, without the organizer's word. */
  isInstant: boolean;
};

export interface TourPageData {
  tour: ShownTour;
  similar: CardFacts[];
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
  const answer = await orPageError(queries.fetchQuery(tourQuery(api, path)));
  if (answer.type === excursionType && !variant.features.excursions) throw notFound();
  // The router itself puts the prefix of the language before the path.
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses
  if (answer.slug !== path) throw redirect(tourPath(answer.slug), 301);
  const { similar, organizer, ...tour } = answer;
  return {
    tour: {
      ...tour,
      organizer: variant.features.organizersShown ? organizer : null,
      isInstant: organizer.has_direct_sale,
    },
    similar: similar.map((card) => cardFacts(card, variant)),
  };
}
