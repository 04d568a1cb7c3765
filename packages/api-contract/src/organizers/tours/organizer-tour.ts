import { locales } from "@tropa/domain/locale";
import { draftSectionNames } from "@tropa/domain/organizers/tours/tour-draft";
import { tourActs, tourPublications, tourStages } from "@tropa/domain/organizers/tours/tour-stage";
import { z } from "zod/mini";
import { currency, id, image, localDate, minor, personText } from "../../base/primitives.ts";
import { tourDraft } from "./tour-draft.ts";

/** Tours per page of an organizer's list and the staff's queue, and most revisions listed. */
export const toursPerPage = 20;
export const mostRevisions = 100;
/** Length of a reason given by staff, characters, and most reasons per return. */
export const returnReason = { least: 3, most: 1000, count: 20 } as const;

export const moment = z.iso.datetime();
export const draftVersion = z.int().check(z.gte(1), z.lte(2_147_483_647));
/** Number of a revision, from 1. */
export const revisionNumber = z.int().check(z.gte(1), z.lte(2_147_483_647));

const state = { stage: z.enum(tourStages), publication: z.enum(tourPublications) };

/** Why staff returned a tour; without a section it concerns the whole tour. */
export const tourReason = z.object({
  section: z.nullable(z.enum(draftSectionNames)),
  text: personText(returnReason.most).check(z.minLength(returnReason.least)),
});
export type ReturnReason = z.infer<typeof tourReason>;

/** A tour in its organizer's list. */
export const listedTour = z.object({
  /**
   * Id of the draft; null for a tour of the catalogue that was never opened here: see `openTour`.
   */
  id: z.nullable(id),
  /** Id of the tour in the catalogue; null until first published. */
  tour_id: z.nullable(id),
  ...state,
  type: z.enum(["tour", "excursion"]),
  /** Empty while it has none. */
  title: z.string(),
  image: z.nullable(image),
  /** Its path on the storefront; null if it has no page there now. */
  path: z.nullable(z.string()),
  price: z.nullable(minor),
  currency,
  /** The next departure with free seats. */
  next_start: z.nullable(localDate),
  /** When the draft was last saved; null without a draft. */
  saved_at: z.nullable(moment),
});
export type ListedTour = z.infer<typeof listedTour>;

/** A tour in editing. */
export const organizerTour = z.object({
  id,
  tour_id: z.nullable(id),
  organizer: z.object({ id, title: z.string() }),
  ...state,
  /** Grows with every change to the draft; an edit sends the version it started from. */
  version: draftVersion,
  draft: tourDraft,
  /** Images for the draft's stored pictures. */
  pictures: z.array(z.object({ key: z.string(), image })),
  languages: z.object({ required: z.array(z.enum(locales)), optional: z.array(z.enum(locales)) }),
  /**
   * What is missing before it can be submitted; paths into the draft such as
   * `programme.2.title.ru`.
   */
  missing: z.array(z.object({ field: z.string(), message: z.string() })),
  /** Actions that the caller can perform now. */
  acts: z.array(z.enum(tourActs)),
  /** Reasons given by staff when they returned it or took it off; empty otherwise. */
  reasons: z.array(tourReason),
  /** Numbers of the published revision and of the one under review. */
  published_revision: z.nullable(revisionNumber),
  waiting_revision: z.nullable(revisionNumber),
  path: z.nullable(z.string()),
  /**
   * The marketplace's current commission; null if none was agreed, and nothing can be published.
   */
  commission_percent: z.nullable(z.number()),
  saved_at: moment,
  /** Name of who last saved it. */
  saved_by: z.string(),
});
export type OrganizerTour = z.infer<typeof organizerTour>;

export const tourErrors = ["unauthorized", "forbidden", "not_found"] as const;
export const tourChangeErrors = [...tourErrors, "conflict"] as const;

/** Note for every changing call: 409 has the current tour in `tour`. */
export const conflictNote = "409 with `tour` where that is not what it is any more";
