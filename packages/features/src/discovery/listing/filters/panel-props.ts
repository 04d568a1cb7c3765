import type { ListingPageData } from "../choices/listing-page.ts";
import type { ListingFilter } from "./use-listing-filter.ts";

/** What every group of the filters is given. */
export interface PanelProps {
  data: Pick<
    ListingPageData,
    "query" | "parts" | "names" | "point" | "choices" | "chosenNames" | "total"
  >;
  state: ListingFilter;
  /** Asks for all values of the long lists. */
  onWantAll: () => void;
}
