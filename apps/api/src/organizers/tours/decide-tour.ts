import type {
  decideTourCall,
  toursToModerateCall,
} from "@tropa/api-contract/organizers/tours/calls-tour-moderation";
import type { OrganizerTour } from "@tropa/api-contract/organizers/tours/organizer-tour";
import { organizerTour, toursPerPage } from "@tropa/api-contract/organizers/tours/organizer-tour";
import type { AnswerOf, ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import { localise } from "@tropa/domain/locale";
import { stateAfter } from "@tropa/domain/organizers/tours/tour-stage";
import { pictureOf } from "../../discovery/catalogue/catalogue.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { faultsOf, requireCommission, tourAnswer } from "./own-tour.ts";
import type { RequestAuthor, TourServices } from "./own-tour.ts";
import { publishDraft } from "./publish-draft.ts";
import { decideRevision, listWaiting } from "./revisions-store.ts";
import { performAct } from "./tour-acts.ts";
import { notifyTourApproved, notifyTourReturned } from "./tour-letters.ts";
import { readOwnTour, updateState } from "./tours-store.ts";

/** Returns tours waiting for moderation, oldest first. */
export async function toursToModerate(
  { context: { pool } }: TourServices,
  page: number,
  { actor, caller: { locale } }: RequestAuthor,
): Promise<AnswerOf<typeof toursToModerateCall>> {
  await recordAct(pool, actor, "toursToModerate");
  const question = { from: (page - 1) * toursPerPage, count: toursPerPage };
  const { items, total } = await listWaiting(pool, question);
  return {
    items: items.map((row) => {
      const title = localise(row.title, locale);
      return {
        id: row.id,
        tour_id: row.tour_id,
        number: row.number,
        title,
        image: row.image === null ? null : pictureOf(row.image, title),
        organizer: {
          id: row.organizer_id,
          title: row.organizer_title,
          is_verified: row.is_verified,
        },
        sent_at: row.sent_at.toISOString(),
        sent_by: row.sent_by,
        is_new: row.tour_id === null,
        returned_before: row.returned_before,
      };
    }),
    total,
    page,
    pages: Math.ceil(total / toursPerPage),
    per_page: toursPerPage,
  };
}

/**
 * Publishes the waiting revision or returns it with reasons, and writes to the organizer in the same transaction.
 * Throws `conflict` if another revision is waiting or a decision was made meanwhile.
 */
export function decideTour(
  desk: TourServices,
  { id, number, decision, reasons }: ReadBodyOf<typeof decideTourCall>,
  clerk: RequestAuthor,
): Promise<OrganizerTour> {
  const { context } = desk;
  const { accountId } = clerk.actor;
  const how = { id, act: decision, call: "decideTour" } as const;
  return performAct(desk, clerk, how, async (client, row) => {
    if (row.waiting_revision !== number)
      throw new ApiError("conflict", {
        data: { tour: organizerTour.parse(tourAnswer(context, row, clerk)) },
      });
    const { stage } = stateAfter(decision, row);
    if (decision === "return") {
      await decideRevision(client, { id, number }, { outcome: "returned", reasons, accountId });
      await updateState(client, id, { stage, waiting_revision: null, reasons });
      return notifyTourReturned(context, client, row, reasons);
    }
    // It was complete when submitted, but its period may be over by now.
    const fields = faultsOf(context, row.draft, clerk.caller);
    if (fields.length > 0) throw new ApiError("validation", { fields });
    requireCommission(row, clerk);
    const tourId = await publishDraft(client, row.draft, row);
    await decideRevision(client, { id, number }, { outcome: "published", reasons: [], accountId });
    await updateState(client, id, {
      stage,
      tour_id: tourId,
      is_withdrawn: false,
      waiting_revision: null,
      published_revision: number,
      reasons: [],
    });
    const published = await readOwnTour(client, id);
    if (published) await notifyTourApproved(context, client, published);
  });
}
