/**
 * The parts of a listing that are not needed to take its toolbar over: cards and filters are links and forms until they
 * are touched. One file, since they come together.
 */
export { Pagination } from "@tropa/ui-kit/pagination";
export { TourGrid } from "../tour-card/tour-grid.tsx";
export { SidePanel } from "./filters/panel/side-panel.tsx";
export { ListingAbout } from "./listing-about.tsx";
export { ListingEmpty } from "./listing-empty.tsx";
export { DestinationReviews } from "./destination/destination-reviews.tsx";
