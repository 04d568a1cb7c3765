import { locales } from "@tropa/domain/locale";
import { draftSectionNames } from "@tropa/domain/organizers/tours/tour-draft";
import {
  tourActs,
  tourFilters,
  tourPublications,
  tourStages,
} from "@tropa/domain/organizers/tours/tour-stage";
import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import {
  currency,
  id,
  image,
  localDate,
  minor,
  paged,
  personText,
  queryId,
  queryPage,
} from "../base/primitives.ts";
import { tour } from "../discovery/tour.ts";
import { tourDraft, tourDraftForm } from "./tour-draft.ts";

/** Tours on a page of an organizer's list, of the staff's queue, and revisions that are listed. */
export const toursPerPage = 20;
export const mostRevisions = 100;
/** Characters of a reason that staff give, and how many reasons a return has at most. */
export const returnReason = { least: 3, most: 1000, count: 20 } as const;

const none = z.object({});
const moment = z.iso.datetime();
const version = z.number().int().min(1).max(2_147_483_647);
/** Of a revision, from 1. */
const number = z.number().int().min(1).max(2_147_483_647);

const state = { stage: z.enum(tourStages), publication: z.enum(tourPublications) };

/** Why staff have returned a tour; without a part of the form, about the whole. */
const reason = z.object({
  section: z.enum(draftSectionNames).nullable(),
  text: personText(returnReason.most).min(returnReason.least),
});
export type ReturnReason = z.infer<typeof reason>;

/** A tour in its organizer's list. */
const listedTour = z.object({
  /** Of the draft; null for a tour of the catalogue that nobody has opened here: see `openTour`. */
  id: id.nullable(),
  /** Of the tour in the catalogue, null until it is published first. */
  tour_id: id.nullable(),
  ...state,
  type: z.enum(["tour", "excursion"]),
  /** Empty while it has none. */
  title: z.string(),
  image: image.nullable(),
  /** Its path on the storefront, null where it has no page there now. */
  path: z.string().nullable(),
  price: minor.nullable(),
  currency,
  /** The next departure with free seats. */
  next_start: localDate.nullable(),
  /** When the draft was saved last; null where there is none. */
  saved_at: moment.nullable(),
});
export type ListedTour = z.infer<typeof listedTour>;

/** A tour that one works on. */
export const organizerTour = z.object({
  id,
  tour_id: id.nullable(),
  organizer: z.object({ id, title: z.string() }),
  ...state,
  /** Grows with everything that is done to the draft; an edit says which one it was made from. */
  version,
  draft: tourDraft,
  /** How each stored picture of the draft is shown. */
  pictures: z.array(z.object({ key: z.string(), image })),
  languages: z.object({ required: z.array(z.enum(locales)), optional: z.array(z.enum(locales)) }),
  /** What it lacks before it can be sent; paths into the draft such as `programme.2.title.ru`. */
  missing: z.array(z.object({ field: z.string(), message: z.string() })),
  /** What the caller can do to it now. */
  acts: z.array(z.enum(tourActs)),
  /** What staff said when they returned it or took it off; empty otherwise. */
  reasons: z.array(reason),
  /** Numbers of the revision that travellers see, and of the one that is with staff. */
  published_revision: number.nullable(),
  waiting_revision: number.nullable(),
  path: z.string().nullable(),
  saved_at: moment,
  /** Who saved it last. */
  saved_by: z.string(),
});
export type OrganizerTour = z.infer<typeof organizerTour>;

const errors = ["unauthorized", "forbidden", "not_found"] as const;
const changeErrors = [...errors, "conflict"] as const;

/** Of every change: 409 carries the tour as it is now, in `tour`. */
const conflictNote = "409 with `tour` where that is not what it is any more";

export const organizerToursCall = endpoint({
  name: "organizerTours",
  section: "7.7",
  origin: "added",
  method: "GET",
  path: "/spa/organizer/tours",
  summary: `Tours of an organizer, drafts and those of the catalogue, the last changed first, ${toursPerPage} a page; by where they are, or by a part of the title`,
  query: z.object({
    organizer_id: queryId.optional(),
    filter: z.enum(tourFilters).optional(),
    text: personText(100).optional(),
    page: queryPage,
  }),
  answer: z.object({
    items: z.array(listedTour),
    ...paged,
    /** How many there are in each, whatever the question. */
    counts: z.object(
      Object.fromEntries(tourFilters.map((filter) => [filter, z.number().int()])) as Record<
        (typeof tourFilters)[number],
        z.ZodNumber
      >,
    ),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "organizer",
});

export const createTourCall = endpoint({
  name: "createTour",
  section: "7.7",
  origin: "added",
  method: "POST",
  path: "/spa/organizer/create-tour",
  summary: "A new draft, empty; excursions where a storefront has them",
  query: none,
  body: z.object({
    organizer_id: id.optional(),
    type: z.enum(["tour", "excursion"]),
    currency: currency.optional(),
  }),
  answer: organizerTour,
  errors: ["unauthorized", "forbidden"],
  auth: "organizer",
});

export const openTourCall = endpoint({
  name: "openTour",
  section: "7.7",
  origin: "added",
  method: "POST",
  path: "/spa/organizer/open-tour",
  summary:
    "The draft of a tour of the catalogue, such as an imported one; made of what is published where there is none yet",
  query: none,
  body: z.object({ tour_id: id }),
  answer: organizerTour,
  errors,
  auth: "organizer",
});

export const copyTourCall = endpoint({
  name: "copyTour",
  section: "7.7",
  origin: "added",
  method: "POST",
  path: "/spa/organizer/copy-tour",
  summary: "A new draft with everything that this one says, without its departures",
  query: none,
  body: z.object({ id }),
  answer: organizerTour,
  errors,
  auth: "organizer",
});

export const organizerTourCall = endpoint({
  name: "organizerTour",
  section: "7.7",
  origin: "added",
  method: "GET",
  path: "/spa/organizer/tour",
  summary: "A tour with its draft, for its organizer and for staff",
  query: z.object({ id: queryId }),
  answer: organizerTour,
  errors,
  auth: "organizer",
});

export const saveTourCall = endpoint({
  name: "saveTour",
  section: "7.7",
  origin: "added",
  method: "POST",
  path: "/spa/organizer/save-tour",
  summary: `Stores the fields of the draft that are sent, each whole; the others stay. ${conflictNote}: somebody else has saved, or it is with staff`,
  query: none,
  body: z.object({ id, version, draft: tourDraftForm.omit({ type: true }).partial() }),
  answer: organizerTour,
  errors: changeErrors,
  auth: "organizer",
});

export const sendTourCall = endpoint({
  name: "sendTour",
  section: "7.7",
  origin: "added",
  method: "POST",
  path: "/spa/organizer/send-tour",
  summary: `Sends the draft to staff as a new revision. 422 names every field that it lacks, by its path in the draft; ${conflictNote}`,
  query: none,
  body: z.object({ id, version }),
  answer: organizerTour,
  errors: changeErrors,
  auth: "organizer",
});

export const takeTourBackCall = endpoint({
  name: "takeTourBack",
  section: "7.7",
  origin: "added",
  method: "POST",
  path: "/spa/organizer/take-tour-back",
  summary: `Takes the draft back from staff, to go on with it. ${conflictNote}: they have decided by now`,
  query: none,
  body: z.object({ id }),
  answer: organizerTour,
  errors: changeErrors,
  auth: "organizer",
});

export const setTourPublishedCall = endpoint({
  name: "setTourPublished",
  section: "7.7",
  origin: "added",
  method: "POST",
  path: "/spa/organizer/set-tour-published",
  summary: `Takes a published tour off the storefront, or puts what was published before on it again. Bookings stay as they are. Staff who take one off say why, and it has to be approved again. ${conflictNote}`,
  query: none,
  body: z.object({
    id,
    is_published: z.boolean(),
    /** Of staff, to the organizer. */
    reason: personText(returnReason.most).default(""),
  }),
  answer: organizerTour,
  errors: changeErrors,
  auth: "organizer",
});

/** What `archiveTour` answers in `bookings` of its 409. */
export const bookingInTheWay = z.object({
  id,
  start: localDate,
  seats: z.number().int(),
  name: z.string(),
});

export const archiveTourCall = endpoint({
  name: "archiveTour",
  section: "7.7",
  origin: "added",
  method: "POST",
  path: "/spa/organizer/archive-tour",
  summary: `Ends a tour for good; its page is gone, its revisions and past bookings stay. 409 with \`bookings\`, 50 at most, while any are to come; ${conflictNote}`,
  query: none,
  body: z.object({ id }),
  answer: organizerTour,
  errors: changeErrors,
  auth: "organizer",
});

/** What became of a revision. */
export const revisionOutcomes = [
  "waiting",
  "published",
  "returned",
  "taken_back",
  "imported",
] as const;

const revision = z.object({
  number,
  outcome: z.enum(revisionOutcomes),
  created_at: moment,
  created_by: z.string(),
  /** When staff decided, or it was taken back; null until then. */
  decided_at: moment.nullable(),
  reasons: z.array(reason),
  /** It is what travellers see, or would see again. */
  is_current: z.boolean(),
});
export type TourRevision = z.infer<typeof revision>;

export const tourRevisionsCall = endpoint({
  name: "tourRevisions",
  section: "7.7",
  origin: "added",
  method: "GET",
  path: "/spa/organizer/tour-revisions",
  summary: `Revisions of a tour, one for each time that it was sent, the newest first, ${mostRevisions} at most`,
  query: z.object({ id: queryId }),
  answer: z.object({ items: z.array(revision) }),
  errors,
  auth: "organizer",
});

const change = z.object({
  section: z.enum(draftSectionNames),
  /** A path into the draft, such as `title.ru`; lists of texts are one text, a line each. */
  field: z.string(),
  before: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  after: z.union([z.string(), z.number(), z.boolean()]).nullable(),
});

export const compareTourCall = endpoint({
  name: "compareTour",
  section: "7.7",
  origin: "added",
  method: "GET",
  path: "/spa/organizer/compare-tour",
  summary:
    "What has changed from one revision to another; without `to`, to the draft; without `from`, from what is published, or from nothing",
  query: z.object({ id: queryId, from: queryId.optional(), to: queryId.optional() }),
  answer: z.object({
    from: number.nullable(),
    to: number.nullable(),
    changes: z.array(change),
    /** How stored pictures in the changes are shown. */
    pictures: z.array(z.object({ key: z.string(), image })),
  }),
  errors,
  auth: "organizer",
});

export const restoreTourCall = endpoint({
  name: "restoreTour",
  section: "7.7",
  origin: "added",
  method: "POST",
  path: "/spa/organizer/restore-tour",
  summary: `Makes a revision the draft again; what is published stays. ${conflictNote}`,
  query: none,
  body: z.object({ id, version, number }),
  answer: organizerTour,
  errors: changeErrors,
  auth: "organizer",
});

export const tourPreviewCall = endpoint({
  name: "tourPreview",
  section: "7.7",
  origin: "added",
  method: "GET",
  path: "/spa/organizer/tour-preview",
  summary:
    "The draft, or a revision, as its page on the storefront would show it; what is missing is empty. Kept by nobody on the way",
  query: z.object({ id: queryId, number: queryId.optional() }),
  answer: tour,
  errors,
  auth: "organizer",
});

/** A tour that waits for staff. */
const waitingTour = z.object({
  id,
  tour_id: id.nullable(),
  number,
  title: z.string(),
  image: image.nullable(),
  organizer: z.object({ id, title: z.string(), is_verified: z.boolean() }),
  sent_at: moment,
  sent_by: z.string(),
  /** The first time, or changes of what is published. */
  is_new: z.boolean(),
  /** How often staff have returned it before. */
  returned_before: z.number().int(),
});
export type WaitingTour = z.infer<typeof waitingTour>;

export const toursToModerateCall = endpoint({
  name: "toursToModerate",
  section: "7.7",
  origin: "added",
  method: "GET",
  path: "/spa/tours-to-moderate",
  summary: `Tours that were sent to staff, the longest waiting first, ${toursPerPage} a page`,
  query: z.object({ page: queryPage }),
  answer: z.object({ items: z.array(waitingTour), ...paged }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.organizers",
});

export const decideTourCall = endpoint({
  name: "decideTour",
  section: "7.7",
  origin: "added",
  method: "POST",
  path: "/spa/decide-tour",
  summary: `Staff publish the revision that waits, or return it with reasons; its organizer is written to. ${conflictNote}: another revision waits, or somebody has decided`,
  query: none,
  body: z
    .object({
      id,
      /** The revision that was looked at. */
      number,
      decision: z.enum(["approve", "return"]),
      reasons: z.array(reason).max(returnReason.count).default([]),
    })
    .refine(({ decision, reasons }) => decision === "approve" || reasons.length > 0, {
      error: "required",
      path: ["reasons"],
    }),
  answer: organizerTour,
  errors: changeErrors,
  auth: "desk.organizers",
});
