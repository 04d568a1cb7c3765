/**
 * Parts of a listing that can hydrate late, because their links and forms work before. In one file, because they load
 * together.
 */
export { Pagination } from "@tropa/ui-kit/pagination";
export { TourGrid } from "../tour-card/tour-grid.tsx";
export { SidePanel } from "./filters/panel/side-panel.tsx";
export { ListingAbout } from "./listing-about.tsx";
export { ListingEmpty } from "./listing-empty.tsx";
export { DestinationAround } from "./destination/destination-around.tsx";
export { DestinationReviews } from "./destination/destination-reviews.tsx";
