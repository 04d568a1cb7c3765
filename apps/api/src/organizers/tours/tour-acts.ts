import type {
  sendTourCall,
  setTourPublishedCall,
} from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import { bookingsInTheWay } from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import type { restoreTourCall } from "@tropa/api-contract/organizers/tours/calls-tour-revisions";
import type { OrganizerTour } from "@tropa/api-contract/organizers/tours/organizer-tour";
import { returnReason } from "@tropa/api-contract/organizers/tours/organizer-tour";
import type { ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import type { AuditedCall } from "@tropa/api-contract/staff/audit";
import { fixedFieldsOf } from "@tropa/domain/organizers/tours/tour-draft";
import { stateAfter } from "@tropa/domain/organizers/tours/tour-stage";
import type { TourAct } from "@tropa/domain/organizers/tours/tour-stage";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { comingBookings, endTour, setTourStatus } from "./catalogue-tour-store.ts";
import {
  faultsOf,
  lockTour,
  ownTour,
  requireCommission,
  requireState,
  tourAnswer,
} from "./own-tour.ts";
import type { RequestAuthor, TourServices } from "./own-tour.ts";
import { decideRevision, insertRevision, readRevision } from "./revisions-store.ts";
import { storeDraft } from "./save-draft.ts";
import { notifyTourWithdrawn } from "./tour-letters.ts";
import * as store from "./tours-store.ts";
import type { OwnTourRow } from "./tours-store.ts";

const mostBookingsTold = 50;

/**
 * Performs an act on a tour and returns the updated tour. Throws if the caller may not do it, or if it is not possible
 * in the tour's state.
 */
export async function performAct(
  desk: TourServices,
  clerk: RequestAuthor,
  how: { id: number; version?: number; act: TourAct; call: AuditedCall },
  work: (client: Client, row: OwnTourRow) => Promise<void>,
): Promise<OrganizerTour> {
  const { actor } = clerk;
  return inTransaction(desk.context.pool, async (client) => {
    const row = await lockTour(client, actor, how.id);
    requireState(desk, row, clerk, how);
    await work(client, row);
    await recordAct(client, actor, how.call, ["tour", how.id]);
    return tourAnswer(desk.context, await ownTour(client, actor, how.id), clerk);
  });
}

/** Submits a draft for moderation. Throws `validation` with everything that is missing. */
export function sendTour(
  desk: TourServices,
  { id, version }: ReadBodyOf<typeof sendTourCall>,
  clerk: RequestAuthor,
): Promise<OrganizerTour> {
  const { actor, caller } = clerk;
  const how = { id, version, act: "send", call: "sendTour" } as const;
  return performAct(desk, clerk, how, async (client, row) => {
    const fields = faultsOf(desk.context, row.draft, caller);
    if (fields.length > 0) throw new ApiError("validation", { fields });
    const number = await insertRevision(client, {
      id,
      draft: row.draft,
      outcome: "waiting",
      storefront: caller.storefront.id,
      locale: caller.locale,
      accountId: actor.accountId,
    });
    const { stage } = stateAfter("send", row);
    await store.updateState(client, id, { stage, waiting_revision: number, reasons: [] });
  });
}

/** Withdraws a submitted draft. */
export function takeTourBack(
  desk: TourServices,
  id: number,
  clerk: RequestAuthor,
): Promise<OrganizerTour> {
  const how = { id, act: "take_back", call: "takeTourBack" } as const;
  return performAct(desk, clerk, how, async (client, row) => {
    const { accountId } = clerk.actor;
    const number = row.waiting_revision ?? 0;
    await decideRevision(client, { id, number }, { outcome: "taken_back", reasons: [], accountId });
    const { stage } = stateAfter("take_back", row);
    await store.updateState(client, id, { stage, waiting_revision: null });
  });
}

/** Hides a tour from the storefronts or shows it again; its bookings stay. */
export function setTourPublished(
  desk: TourServices,
  { id, is_published: isPublished, reason }: ReadBodyOf<typeof setTourPublishedCall>,
  clerk: RequestAuthor,
): Promise<OrganizerTour> {
  const act = isPublished ? "publish" : "unpublish";
  const how = { id, act, call: "setTourPublished" } as const;
  return performAct(desk, clerk, how, async (client, row) => {
    const { isStaff } = clerk.actor;
    const isWithdrawn = !isPublished && isStaff;
    if (isWithdrawn && reason.length < returnReason.least)
      throw fieldError("reason", "minLength", { length: returnReason.least });
    if (isPublished) requireCommission(row, clerk);
    await setTourStatus(client, row.tour_id ?? 0, isPublished ? "published" : "removed");
    const { stage } = stateAfter(act, row, { isStaff });
    const reasons = [{ section: null, text: reason }];
    await store.updateState(client, id, {
      stage,
      is_withdrawn: isWithdrawn,
      ...(isWithdrawn && { reasons }),
    });
    if (isWithdrawn) await notifyTourWithdrawn(desk.context, client, row, reasons);
  });
}

/** Ends a tour for good. Throws `conflict` with its coming bookings. */
export function archiveTour(
  desk: TourServices,
  id: number,
  clerk: RequestAuthor,
): Promise<OrganizerTour> {
  const how = { id, act: "archive", call: "archiveTour" } as const;
  return performAct(desk, clerk, how, async (client, row) => {
    if (row.tour_id !== null) {
      const bookings = await comingBookings(client, row.tour_id, mostBookingsTold);
      if (bookings.length > 0)
        throw new ApiError("conflict", { data: { bookings: bookingsInTheWay.parse(bookings) } });
      await endTour(client, row.tour_id);
    }
    await store.updateState(client, id, { archived_at: new Date() });
  });
}

/** Restores a revision as the draft. Fields on which a published tour's departures depend stay. */
export function restoreTour(
  desk: TourServices,
  { id, version, number }: ReadBodyOf<typeof restoreTourCall>,
  clerk: RequestAuthor,
): Promise<OrganizerTour> {
  const how = { id, version, act: "save", call: "restoreTour" } as const;
  return performAct(desk, clerk, how, async (client, row) => {
    const revision = orNotFound(await readRevision(client, id, number));
    const fixed = row.tour_id === null ? {} : fixedFieldsOf(row.draft);
    await storeDraft(client, row, { ...revision, ...fixed }, clerk);
  });
}
