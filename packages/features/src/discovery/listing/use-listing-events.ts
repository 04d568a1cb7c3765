import { useEffect } from "react";
import { sendEvent } from "../../platform/analytics/send-event.ts";
import type { ListingPageData } from "./choices/listing-page.ts";

/** Sends an analytics event when a list is shown. */
export function useListingEvents({ query, cards, isMissed }: ListingPageData): void {
  useEffect(() => {
    if (isMissed) return;
    sendEvent({ name: "view_item_list", list: query["slug"] ?? "", cards });
  }, [query, cards, isMissed]);
}
