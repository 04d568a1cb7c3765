import { draftSectionNames } from "@tropa/domain/organizers/tours/tour-draft";
import { z } from "zod/mini";
import { endpoint } from "../../base/endpoint.ts";
import { id, image, queryId } from "../../base/primitives.ts";
import { tour } from "../../discovery/tour.ts";
import {
  conflictNote,
  draftVersion,
  moment,
  mostRevisions,
  organizerTour,
  revisionNumber,
  tourChangeErrors,
  tourErrors,
  tourReason,
} from "./organizer-tour.ts";

/** Outcomes of a revision. */
export const revisionOutcomes = [
  "waiting",
  "published",
  "returned",
  "taken_back",
  "imported",
] as const;

const revision = z.object({
  number: revisionNumber,
  outcome: z.enum(revisionOutcomes),
  created_at: moment,
  created_by: z.string(),
  /** When staff decided or it was withdrawn; null before that. */
  decided_at: z.nullable(moment),
  reasons: z.array(tourReason),
  /** It is the version that travellers see, or will see once published again. */
  is_current: z.boolean(),
});
export type TourRevision = z.infer<typeof revision>;

export const tourRevisionsCall = endpoint({
  name: "tourRevisions",
  method: "GET",
  path: "/spa/organizer/tour-revisions",
  summary: `Revisions of a tour, one for each time that it was sent, the newest first, ${mostRevisions} at most`,
  query: z.object({ id: queryId }),
  answer: z.object({ items: z.array(revision) }),
  errors: tourErrors,
  auth: "organizer",
});

const change = z.object({
  section: z.enum(draftSectionNames),
  /**
   * Path into the draft, such as `title.ru`; lists of texts are joined to one text with a line
   * each.
   */
  field: z.string(),
  before: z.nullable(z.union([z.string(), z.number(), z.boolean()])),
  after: z.nullable(z.union([z.string(), z.number(), z.boolean()])),
});

export const compareTourCall = endpoint({
  name: "compareTour",
  method: "GET",
  path: "/spa/organizer/compare-tour",
  summary:
    "What has changed from one revision to another; without `to`, to the draft; without `from`, from what is published, or from nothing",
  query: z.object({ id: queryId, from: z.optional(queryId), to: z.optional(queryId) }),
  answer: z.object({
    from: z.nullable(revisionNumber),
    to: z.nullable(revisionNumber),
    changes: z.array(change),
    /** Images of the stored pictures in the changes. */
    pictures: z.array(z.object({ key: z.string(), image })),
  }),
  errors: tourErrors,
  auth: "organizer",
});

export const restoreTourCall = endpoint({
  name: "restoreTour",
  method: "POST",
  path: "/spa/organizer/restore-tour",
  summary: `Makes a revision the draft again; what is published stays. ${conflictNote}`,
  query: z.object({}),
  body: z.object({ id, version: draftVersion, number: revisionNumber }),
  answer: organizerTour,
  errors: tourChangeErrors,
  auth: "organizer",
});

export const tourPreviewCall = endpoint({
  name: "tourPreview",
  method: "GET",
  path: "/spa/organizer/tour-preview",
  summary:
    "The draft, or a revision, as its page on the storefront would show it; what is missing is empty. Kept by nobody on the way",
  query: z.object({ id: queryId, number: z.optional(queryId) }),
  answer: tour,
  errors: tourErrors,
  auth: "organizer",
});
