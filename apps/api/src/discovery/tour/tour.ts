/** The public face of single tours: their page and related calls. */

export { calendarFile } from "./calendar-file.ts";
export { refreshAnswerTimes } from "./answer-times.ts";
export { comingDates } from "./coming-dates.ts";
export { dateCalendar, readerFromLink } from "./date-calendar.ts";
export { findIndividualUuid } from "./tour-details-store.ts";
export {
  excursionCalendar,
  individualTour,
  ticketCities,
  tourCities,
  tourForRequest,
  tourProgramme,
  tourQuestion,
} from "./tour-details.ts";
export {
  comfortFlagsOf,
  excursionDates,
  expertOf,
  placesOf,
  variantOf,
} from "./tour-page-parts.ts";
export {
  anyTourById,
  reviewsPage,
  shownReview,
  tourById,
  tourOfRow,
  tourPage,
} from "./tour-page.ts";
export { viewOf } from "./tour-view.ts";
