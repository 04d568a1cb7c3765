import { locales } from "@tropa/domain/locale";
import { draftSectionNames } from "@tropa/domain/organizers/tours/tour-draft";
import { tourActs, tourPublications, tourStages } from "@tropa/domain/organizers/tours/tour-stage";
import { z } from "zod/mini";
import { currency, id, image, localDate, minor, personText } from "../../base/primitives.ts";
import { tourDraft } from "./tour-draft.ts";

/** Tours on a page of an organizer's list, of the staff's queue, and revisions that are listed. */
export const toursPerPage = 20;
export const mostRevisions = 100;
/** Characters of a reason that staff give, and how many reasons a return has at most. */
export const returnReason = { least: 3, most: 1000, count: 20 } as const;

export const moment = z.iso.datetime();
export const draftVersion = z.int().check(z.gte(1), z.lte(2_147_483_647));
/** Of a revision, from 1. */
export const revisionNumber = z.int().check(z.gte(1), z.lte(2_147_483_647));

const state = { stage: z.enum(tourStages), publication: z.enum(tourPublications) };

/** Why staff have returned a tour; without a part of the form, about the whole. */
export const tourReason = z.object({
  section: z.nullable(z.enum(draftSectionNames)),
  text: personText(returnReason.most).check(z.minLength(returnReason.least)),
});
export type ReturnReason = z.infer<typeof tourReason>;

/** A tour in its organizer's list. */
export const listedTour = z.object({
  /** Of the draft; null for a tour of the catalogue that nobody has opened here: see `openTour`. */
  id: z.nullable(id),
  /** Of the tour in the catalogue, null until it is published first. */
  tour_id: z.nullable(id),
  ...state,
  type: z.enum(["tour", "excursion"]),
  /** Empty while it has none. */
  title: z.string(),
  image: z.nullable(image),
  /** Its path on the storefront, null where it has no page there now. */
  path: z.nullable(z.string()),
  price: z.nullable(minor),
  currency,
  /** The next departure with free seats. */
  next_start: z.nullable(localDate),
  /** When the draft was saved last; null where there is none. */
  saved_at: z.nullable(moment),
});
export type ListedTour = z.infer<typeof listedTour>;

/** A tour that one works on. */
export const organizerTour = z.object({
  id,
  tour_id: z.nullable(id),
  organizer: z.object({ id, title: z.string() }),
  ...state,
  /** Grows with everything that is done to the draft; an edit says which one it was made from. */
  version: draftVersion,
  draft: tourDraft,
  /** How each stored picture of the draft is shown. */
  pictures: z.array(z.object({ key: z.string(), image })),
  languages: z.object({ required: z.array(z.enum(locales)), optional: z.array(z.enum(locales)) }),
  /** What it lacks before it can be sent; paths into the draft such as `programme.2.title.ru`. */
  missing: z.array(z.object({ field: z.string(), message: z.string() })),
  /** What the caller can do to it now. */
  acts: z.array(z.enum(tourActs)),
  /** What staff said when they returned it or took it off; empty otherwise. */
  reasons: z.array(tourReason),
  /** Numbers of the revision that travellers see, and of the one that is with staff. */
  published_revision: z.nullable(revisionNumber),
  waiting_revision: z.nullable(revisionNumber),
  path: z.nullable(z.string()),
  /** What the marketplace keeps of a sale today; null where nothing was agreed, and nothing can be published. */
  commission_percent: z.nullable(z.number()),
  saved_at: moment,
  /** Who saved it last. */
  saved_by: z.string(),
});
export type OrganizerTour = z.infer<typeof organizerTour>;

export const tourErrors = ["unauthorized", "forbidden", "not_found"] as const;
export const tourChangeErrors = [...tourErrors, "conflict"] as const;

/** Of every change: 409 carries the tour as it is now, in `tour`. */
export const conflictNote = "409 with `tour` where that is not what it is any more";
