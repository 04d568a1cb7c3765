import type { ListingPageData } from "../choices/listing-page.ts";
import type { ListingFilter } from "./use-listing-filter.ts";

/** Props of every group of filters. */
export interface PanelProps {
  data: Pick<
    ListingPageData,
    "query" | "parts" | "names" | "point" | "choices" | "chosenNames" | "total"
  >;
  state: ListingFilter;
  /** Requests all values of the long lists. */
  onWantAll: () => void;
}
