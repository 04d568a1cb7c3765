import { tourFilters } from "@tropa/domain/organizers/tours/tour-stage";
import { z } from "zod/mini";
import { endpoint } from "../../base/endpoint.ts";
import {
  currency,
  id,
  localDate,
  paged,
  personText,
  queryId,
  queryPage,
} from "../../base/primitives.ts";
import {
  conflictNote,
  draftVersion,
  listedTour,
  organizerTour,
  returnReason,
  tourChangeErrors,
  tourErrors,
  toursPerPage,
} from "./organizer-tour.ts";
import { tourDraftForm } from "./tour-draft.ts";

export const organizerToursCall = endpoint({
  name: "organizerTours",
  method: "GET",
  path: "/spa/organizer/tours",
  summary: `Tours of an organizer, drafts and those of the catalogue, the last changed first, ${toursPerPage} a page; by where they are, or by a part of the title`,
  query: z.object({
    organizer_id: z.optional(queryId),
    filter: z.optional(z.enum(tourFilters)),
    text: z.optional(personText(100)),
    page: queryPage,
  }),
  answer: z.object({
    items: z.array(listedTour),
    ...paged,
    /** Number of tours in each filter, regardless of the request. */
    counts: z.object(
      Object.fromEntries(tourFilters.map((filter) => [filter, z.int()])) as Record<
        (typeof tourFilters)[number],
        z.ZodMiniInt
      >,
    ),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "organizer",
});

export const createTourCall = endpoint({
  name: "createTour",
  method: "POST",
  path: "/spa/organizer/create-tour",
  summary: "A new draft, empty; excursions where a storefront has them",
  query: z.object({}),
  body: z.object({
    organizer_id: z.optional(id),
    type: z.enum(["tour", "excursion"]),
    currency: z.optional(currency),
  }),
  answer: organizerTour,
  errors: ["unauthorized", "forbidden"],
  auth: "organizer",
});

export const openTourCall = endpoint({
  name: "openTour",
  method: "POST",
  path: "/spa/organizer/open-tour",
  summary:
    "The draft of a tour of the catalogue, such as an imported one; made of what is published where there is none yet",
  query: z.object({}),
  body: z.object({ tour_id: id }),
  answer: organizerTour,
  errors: tourErrors,
  auth: "organizer",
});

export const copyTourCall = endpoint({
  name: "copyTour",
  method: "POST",
  path: "/spa/organizer/copy-tour",
  summary: "A new draft with everything that this one says, without its departures",
  query: z.object({}),
  body: z.object({ id }),
  answer: organizerTour,
  errors: tourErrors,
  auth: "organizer",
});

export const organizerTourCall = endpoint({
  name: "organizerTour",
  method: "GET",
  path: "/spa/organizer/tour",
  summary: "A tour with its draft, for its organizer and for staff",
  query: z.object({ id: queryId }),
  answer: organizerTour,
  errors: tourErrors,
  auth: "organizer",
});

export const saveTourCall = endpoint({
  name: "saveTour",
  method: "POST",
  path: "/spa/organizer/save-tour",
  summary: `Stores the fields of the draft that are sent, each whole; the others stay. ${conflictNote}: somebody else has saved, or it is with staff`,
  query: z.object({}),
  body: z.object({
    id,
    version: draftVersion,
    draft: z.partial(z.omit(tourDraftForm, { type: true })),
  }),
  answer: organizerTour,
  errors: tourChangeErrors,
  auth: "organizer",
});

export const sendTourCall = endpoint({
  name: "sendTour",
  method: "POST",
  path: "/spa/organizer/send-tour",
  summary: `Sends the draft to staff as a new revision. 422 names every field that it lacks, by its path in the draft; ${conflictNote}`,
  query: z.object({}),
  body: z.object({ id, version: draftVersion }),
  answer: organizerTour,
  errors: tourChangeErrors,
  auth: "organizer",
});

export const takeTourBackCall = endpoint({
  name: "takeTourBack",
  method: "POST",
  path: "/spa/organizer/take-tour-back",
  summary: `Takes the draft back from staff, to go on with it. ${conflictNote}: they have decided by now`,
  query: z.object({}),
  body: z.object({ id }),
  answer: organizerTour,
  errors: tourChangeErrors,
  auth: "organizer",
});

export const setTourPublishedCall = endpoint({
  name: "setTourPublished",
  method: "POST",
  path: "/spa/organizer/set-tour-published",
  summary: `Takes a published tour off the storefront, or puts what was published before on it again. Bookings stay as they are. Staff who take one off say why, and it has to be approved again. ${conflictNote}`,
  query: z.object({}),
  body: z.object({
    id,
    is_published: z.boolean(),
    /** Reason that staff give to the organizer. */
    reason: z._default(personText(returnReason.most), ""),
  }),
  answer: organizerTour,
  errors: tourChangeErrors,
  auth: "organizer",
});

/** `bookings` in the 409 answer of `archiveTour`. */
export const bookingsInTheWay = z.array(
  z.object({ id, start: localDate, seats: z.int(), name: z.string() }),
);

export const archiveTourCall = endpoint({
  name: "archiveTour",
  method: "POST",
  path: "/spa/organizer/archive-tour",
  summary: `Ends a tour for good; its page is gone, its revisions and past bookings stay. 409 with \`bookings\`, 50 at most, while any are to come; ${conflictNote}`,
  query: z.object({}),
  body: z.object({ id }),
  answer: organizerTour,
  errors: tourChangeErrors,
  auth: "organizer",
});
