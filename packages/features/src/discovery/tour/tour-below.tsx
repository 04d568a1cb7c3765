/**
 * Parts of a tour's page that can hydrate after its dates: everything below the fold, and inactive parts above it. In
 * one file, because they load together.
 */
export { RecentlySeen } from "../recently-seen/recently-seen.tsx";
export { TourCardRow } from "../tour-card/tour-card-row.tsx";
export { BookingBar } from "./booking-panel/booking-bar.tsx";
export { BookingPromises } from "./booking-panel/booking-promises.tsx";
export { TourCancellation } from "./booking-panel/tour-cancellation.tsx";
export { ComplaintLink } from "./complaint-link.tsx";
export { DateStatus } from "./dates/date-status.tsx";
export { TourGallery } from "./pictures/tour-gallery.tsx";
export { TourIncluded } from "./programme/tour-included.tsx";
export { TourProgramme } from "./programme/tour-programme.tsx";
export { TourStay } from "./programme/tour-stay.tsx";
export { TourTakeAlong } from "./programme/tour-take-along.tsx";
export { TourOrganizer } from "./reviews/tour-organizer.tsx";
export { TourQuestions } from "./reviews/tour-questions.tsx";
export { TourReviews } from "./reviews/tour-reviews.tsx";
export { TourTickets } from "./tickets/tour-tickets.tsx";
export { TourAbout } from "./tour-about.tsx";
export { TourFacts } from "./tour-facts.tsx";
export { TourHeader } from "./tour-header.tsx";
export { TourNav } from "./tour-nav.tsx";
export { TourWeather } from "./tour-weather.tsx";
