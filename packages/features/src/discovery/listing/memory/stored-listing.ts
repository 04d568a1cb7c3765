import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { pack, unpack } from "@tropa/page-runtime/state/packed";
import type { ListingAnswer, ListingPageData } from "../choices/listing-page.ts";

type Query = ListingPageData["query"];

/** The listing on the screen, and the filter whose list is being loaded. */
let shown: ListingAnswer | undefined;
let awaited: Query | undefined;

/** Registers the listing on the screen. */
export function useShownListing(answer: ListingAnswer): void {
  useEffect(() => {
    shown = answer;
    return () => {
      shown = undefined;
    };
  }, [answer]);
}

/** Marks a filter as being loaded while `fetching` runs; a later filter replaces it. */
export async function whileAwaited(
  query: Query,
  fetching: () => Promise<void> | void,
): Promise<void> {
  awaited = query;
  try {
    await fetching();
  } finally {
    if (awaited === query) awaited = undefined;
  }
}

/** Whether an error is a deliberate response, such as a redirect or a 404, rather than an outage. */
const isAnswer = (error: unknown) =>
  error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);

/**
 * Returns the listing on the screen to show instead of one that failed to load, with the newly chosen filter. Undefined
 * if no filter was being loaded or the error is a deliberate response.
 */
export function rememberedListing(error: unknown): ListingAnswer | undefined {
  if (!shown || !awaited || isAnswer(error)) return undefined;
  return { ...shown, data: pack({ ...unpack(shown.data), query: awaited, isMissed: true }) };
}
