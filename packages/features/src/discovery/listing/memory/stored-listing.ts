import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { pack, unpack } from "@tropa/page-runtime/state/packed";
import type { ListingAnswer, ListingPageData } from "../choices/listing-page.ts";

type Query = ListingPageData["query"];

/** The listing on the screen, and the filter that was chosen on it while its list is on its way. */
let shown: ListingAnswer | undefined;
let awaited: Query | undefined;

export function useShownListing(answer: ListingAnswer): void {
  useEffect(() => {
    shown = answer;
    return () => {
      shown = undefined;
    };
  }, [answer]);
}

/** Names the filter whose list is being fetched; a later choice takes its place. */
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

/** A redirect, or a page that says what is the matter; anything else is an outage. */
const isAnswer = (error: unknown) =>
  error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);

/**
 * Where the list of a filter does not come, the one on the screen stays, and with it what was chosen; undefined where
 * no filter was chosen or the error is an answer.
 */
export function rememberedListing(error: unknown): ListingAnswer | undefined {
  if (!shown || !awaited || isAnswer(error)) return undefined;
  return { ...shown, data: pack({ ...unpack(shown.data), query: awaited, isMissed: true }) };
}
