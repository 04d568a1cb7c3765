import { locales } from "@tropa/domain/locale";
import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import {
  currency,
  flag,
  id,
  image,
  localDate,
  personText,
  queryId,
  queryPage,
} from "../base/primitives.ts";
import { archive } from "./tour-listing.ts";
import { excursionDate } from "./tour-parts.ts";
import { filterQuery, siteId, tourFormat } from "./tour-queries.ts";
import { listingLink, programmeDay, tour } from "./tour.ts";
import { dateVariant, tourCard, tourListItem } from "./tour-card.ts";

const listItems = z.object({
  items: z.array(tourListItem),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  per_page: z.int(),
});

export const toursPageCall = endpoint({
  name: "toursPage",
  method: "GET",
  path: "/spa/tours-page",
  summary:
    "The next page of a listing: the cards with their galleries, dates, versions and places, under the filter of /spa/tours",
  query: filterQuery,
  answer: listItems,
  errors: ["not_found"],
  auth: "open",
});

/** Data of a tour for its request form. */
const tourForRequest = z.extend(
  z.pick(tour, {
    id: true,
    id_on_site: true,
    slug: true,
    is_tour_active: true,
    is_individual: true,
    type: true,
    is_cruise: true,
    title: true,
    emoji: true,
    price: true,
    currency: true,
    original_price: true,
    original_currency: true,
    price_without_discount: true,
    is_need_show_price_from: true,
    prepayment_percent: true,
    duration: true,
    min_age: true,
    max_group_size: true,
    cancellation_days: true,
    location: true,
    organizer: true,
    excursion_dates: true,
    use_request_period: true,
    request_period_start: true,
    request_period_end: true,
    is_dates_preliminary: true,
    versions: true,
  }),
  {
    image,
    /** Departures, unless `format` is `short`. */
    variants: z.array(dateVariant),
  },
);

export const tourForRequestCall = endpoint({
  name: "tourForRequest",
  method: "GET",
  path: "/spa/tour-for-request",
  summary: "What the form of a request about a tour shows of it: name, price, dates, organizer",
  query: z.object({ id: queryId, format: tourFormat, site_id: siteId }),
  answer: tourForRequest,
  errors: ["not_found", "removed_from_publication", "gone"],
  auth: "open",
});

export const tourQuestionCall = endpoint({
  name: "tourQuestion",
  method: "GET",
  path: "/spa/tour-question",
  summary: "A question that a traveller asked about a tour, with its answer",
  query: z.object({ question_id: queryId, tour_id: queryId }),
  answer: z.object({
    id,
    tour_id: id,
    question: z.string(),
    answer: z.string(),
    /** First name of who asked. */
    author_name: z.string(),
    /** Language of both texts. */
    locale: z.string(),
    asked_at: z.iso.datetime(),
    answered_at: z.iso.datetime(),
    answered_by: z.enum(["organizer", "support"]),
    /** Number of readers who found the answer helpful. */
    helpful_count: z.int(),
    tour: z.extend(listingLink, { image }),
  }),
  errors: ["not_found"],
  auth: "open",
});

export const tourProgramCall = endpoint({
  name: "tourProgram",
  method: "GET",
  path: "/spa/tour-program",
  summary: "A tour's programme, whole or one day of it",
  query: z.object({
    /** Number of the day, from 1; the whole programme if absent. */
    program_id: z.optional(queryId),
    tour_id: queryId,
  }),
  answer: z.object({
    tour_id: id,
    /** Language of the texts, if not the reader's. */
    content_locale: z.string(),
    programme: z.array(programmeDay),
  }),
  errors: ["not_found"],
  auth: "open",
});

export const tourPhotosCall = endpoint({
  name: "tourPhotos",
  method: "GET",
  path: "/spa/tour-photos",
  summary: "The pictures of a tour, for a card that is leafed through",
  query: z.object({ id: queryId }),
  answer: z.object({ items: z.array(image) }),
  errors: ["not_found", "removed_from_publication", "gone"],
  auth: "open",
});

export const individualTourCall = endpoint({
  name: "individualTour",
  method: "GET",
  path: "/spa/individual-tour",
  summary:
    "A tour made for one party, for whoever holds its link; the same answer as a tour's page",
  query: z.object({ uuid: z.uuid(), with_alt: flag }),
  answer: tour,
  errors: ["not_found", "removed_from_publication", "gone"],
  auth: "open",
});

export const toursByRequestCall = endpoint({
  name: "toursByRequest",
  method: "GET",
  path: "/spa/tours-by-request",
  summary:
    "The archive: tours that leave on request, on any date of a period; of a place, an activity or a collection with the path of its listing",
  query: z.object({ page: queryPage, slug: z.optional(personText(300)) }),
  answer: z.extend(listItems, {
    items: z.array(tourCard),
    ...archive.shape,
  }),
  errors: ["not_found"],
  auth: "open",
});

export const excursionDatesCall = endpoint({
  name: "excursionDates",
  method: "GET",
  path: "/crm/api/tour/excursion-dates",
  summary: "Days and starts of an excursion with free places; none for a tour of days",
  query: z.object({ id: queryId }),
  answer: z.object({
    data: z.array(
      z.extend(excursionDate, {
        /** Id of the departure that is booked. */
        variant_id: id,
        date: localDate,
        seats_left: z.int().check(z.gte(0)),
      }),
    ),
  }),
  errors: ["not_found"],
  auth: "open",
});

/**
 * Links are opened without our headers, so language and the like come from the address, else from
 * the headers.
 */
const linkReader = {
  lang: z.optional(z.enum(locales)),
  currency: z.optional(currency),
  site_id: siteId,
};

export const tourDateCalendarCall = endpoint({
  name: "tourDateCalendar",
  method: "GET",
  path: "/spa/tour-date-calendar",
  summary: "A departure as a calendar entry (RFC 5545), to be downloaded",
  query: z.object({
    tour_id: queryId,
    variant_id: queryId,
    /** Start of an excursion, local time `HH:mm`. */
    time: z.optional(z.string().check(z.regex(/^\d{2}:\d{2}$/))),
    ...linkReader,
  }),
  answer: z.instanceof(Blob),
  errors: ["not_found", "removed_from_publication", "gone"],
  auth: "open",
  produces: "text/calendar",
});

export const tourProgramFileCall = endpoint({
  name: "tourProgramFile",
  method: "GET",
  path: "/spa/tour-program-pdf",
  summary: "The programme of a published tour as a PDF, for everybody who can see its page",
  query: z.object({ id: queryId, ...linkReader }),
  answer: z.instanceof(Blob),
  errors: ["not_found", "removed_from_publication", "gone"],
  auth: "open",
  produces: "application/pdf",
});
