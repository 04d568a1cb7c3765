import { z } from "zod/mini";
import { endpoint } from "../../base/endpoint.ts";
import { id, image, paged, queryPage } from "../../base/primitives.ts";
import {
  conflictNote,
  moment,
  organizerTour,
  returnReason,
  revisionNumber,
  tourChangeErrors,
  tourReason,
  toursPerPage,
} from "./organizer-tour.ts";

/** A tour that waits for review by staff. */
const waitingTour = z.object({
  id,
  tour_id: z.nullable(id),
  number: revisionNumber,
  title: z.string(),
  image: z.nullable(image),
  organizer: z.object({ id, title: z.string(), is_verified: z.boolean() }),
  sent_at: moment,
  sent_by: z.string(),
  /** A first submission, not changes to a published tour. */
  is_new: z.boolean(),
  /** Number of times that staff have returned it before. */
  returned_before: z.int(),
});
export type WaitingTour = z.infer<typeof waitingTour>;

export const toursToModerateCall = endpoint({
  name: "toursToModerate",
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
  method: "POST",
  path: "/spa/decide-tour",
  summary: `Staff publish the revision that waits, or return it with reasons; its organizer is written to. ${conflictNote}: another revision waits, or somebody has decided`,
  query: z.object({}),
  body: z
    .object({
      id,
      /** Number of the revision that was reviewed. */
      number: revisionNumber,
      decision: z.enum(["approve", "return"]),
      reasons: z._default(z.array(tourReason).check(z.maxLength(returnReason.count)), []),
    })
    .check(
      z.refine(({ decision, reasons }) => decision === "approve" || reasons.length > 0, {
        error: "required",
        path: ["reasons"],
      }),
    ),
  answer: organizerTour,
  errors: tourChangeErrors,
  auth: "desk.organizers",
});
