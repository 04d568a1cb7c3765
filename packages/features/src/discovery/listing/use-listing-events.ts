import { useEffect } from "react";
import { sendEvent } from "../../platform/analytics/send-event.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { ListingPageData } from "./choices/listing-page.ts";

/** Counts a list that is seen, and what was searched for. */
export function useListingEvents({ query, cards, total, isMissed }: ListingPageData): void {
  const { currency } = useStorefront();
  useEffect(() => {
    if (isMissed) return;
    sendEvent({ name: "view_item_list", list: query["slug"] ?? "", currency, cards });
    const { phrase } = query;
    if (phrase) sendEvent({ name: "search", phrase, total });
  }, [query, cards, total, isMissed, currency]);
}
