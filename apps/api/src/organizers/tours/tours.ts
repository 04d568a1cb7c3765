import { offers } from "@tropa/domain/organizers/tours/draft-languages";
import type {
  createTourCall,
  organizerToursCall,
} from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import type {
  ListedTour,
  OrganizerTour,
} from "@tropa/api-contract/organizers/tours/organizer-tour";
import { toursPerPage } from "@tropa/api-contract/organizers/tours/organizer-tour";
import type { AnswerOf, ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import { localise } from "@tropa/domain/locale";
import { todayIn } from "@tropa/domain/time/local-date";
import { draftOfTour } from "@tropa/domain/organizers/tours/draft-of-tour";
import { emptyDraft } from "@tropa/domain/organizers/tours/tour-draft";
import type { TourDraft } from "@tropa/domain/organizers/tours/tour-draft";
import type { TourFilter } from "@tropa/domain/organizers/tours/tour-stage";
import { may } from "@tropa/domain/people/permissions";
import { pictureOf } from "../../discovery/catalogue/catalogue.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { readCatalogueTour } from "./catalogue-tour-store.ts";
import { organizerOf, ownTour, pathOf, tourAnswer } from "./own-tour.ts";
import type { RequestAuthor, TourServices } from "./own-tour.ts";
import { insertRevision } from "./revisions-store.ts";
import * as store from "./tours-store.ts";
import type { ListedTourRow } from "./tours-store.ts";

export { decideTour, toursToModerate } from "./decide-tour.ts";
export { organizerOf } from "./own-tour.ts";
export type { RequestAuthor, TourServices } from "./own-tour.ts";
export { compareTour, tourRevisions } from "./revisions.ts";
export { saveTour } from "./save-draft.ts";
export { archiveTour, restoreTour, sendTour, setTourPublished, takeTourBack } from "./tour-acts.ts";
export { tourPreview } from "./tour-preview.ts";

/** Returns an organizer's tours: drafts and catalogue tours. */
export async function listTours(
  { context: { pool } }: TourServices,
  question: { organizerId: number; filter: TourFilter | null; text: string; page: number },
  { caller: { locale } }: RequestAuthor,
): Promise<AnswerOf<typeof organizerToursCall>> {
  const { page, ...rest } = question;
  const { items, total, counts } = await store.listTours(pool, {
    ...rest,
    from: (page - 1) * toursPerPage,
    count: toursPerPage,
    today: todayIn("UTC"),
  });
  return {
    items: items.map((row) => listedOf(row, locale)),
    total,
    page,
    pages: Math.ceil(total / toursPerPage),
    per_page: toursPerPage,
    counts,
  };
}

function listedOf(row: ListedTourRow, locale: RequestAuthor["caller"]["locale"]): ListedTour {
  const title = localise(row.title, locale);
  return {
    id: row.id,
    tour_id: row.tour_id,
    stage: row.stage,
    publication: row.publication,
    type: row.is_excursion ? "excursion" : "tour",
    title,
    image: row.image === null ? null : pictureOf(row.image, title),
    path: pathOf(row),
    price: row.price,
    currency: row.currency,
    next_start: row.next_start,
    saved_at: row.saved_at?.toISOString() ?? null,
  };
}

/** Returns a tour as its organizer edits it. */
export async function readOrganizerTour(
  { context }: TourServices,
  id: number,
  clerk: RequestAuthor,
): Promise<OrganizerTour> {
  return tourAnswer(context, await ownTour(context.pool, clerk.actor, id), clerk);
}

/** Creates a draft. Throws a field error for a kind of tour that no storefront sells. */
export async function createTour(
  desk: TourServices,
  { organizer_id: wanted, type, currency }: ReadBodyOf<typeof createTourCall>,
  clerk: RequestAuthor,
): Promise<OrganizerTour> {
  const organizerId = organizerOf(clerk.actor, wanted);
  if (!desk.context.config.storefronts.all.some((storefront) => offers(storefront, type)))
    throw fieldError("type", "incorrect");
  const draft = emptyDraft(type, currency ?? clerk.caller.storefront.currencies[0]);
  return inTransaction(desk.context.pool, async (client) => {
    if (!(await store.isOrganizer(client, organizerId))) throw new ApiError("forbidden");
    const id = await addDraft(client, draft, organizerId, clerk);
    await recordAct(client, clerk.actor, "createTour", ["tour", id]);
    return tourAnswer(desk.context, await ownTour(client, clerk.actor, id), clerk);
  });
}

async function addDraft(
  client: Client,
  draft: TourDraft,
  organizerId: number,
  { actor: { accountId } }: RequestAuthor,
): Promise<number> {
  const id = await store.insertOwnTour(client, {
    organizerId,
    tourId: null,
    stage: "draft",
    draft,
    accountId,
  });
  if (id === null) throw new Error("A draft was not stored");
  return id;
}

/** Creates a draft as a copy of another tour's. */
export async function copyTour(
  desk: TourServices,
  id: number,
  clerk: RequestAuthor,
): Promise<OrganizerTour> {
  const { actor } = clerk;
  return inTransaction(desk.context.pool, async (client) => {
    const { draft, organizer_id: organizerId } = await ownTour(client, actor, id);
    const copy = await addDraft(client, draft, organizerId, clerk);
    await recordAct(client, actor, "copyTour", ["tour", copy]);
    return tourAnswer(desk.context, await ownTour(client, actor, copy), clerk);
  });
}

/** Opens the draft of a catalogue tour; the first time it is created from the catalogue, as the first revision. */
export async function openTour(
  desk: TourServices,
  tourId: number,
  clerk: RequestAuthor,
): Promise<OrganizerTour> {
  const { actor, caller } = clerk;
  return inTransaction(desk.context.pool, async (client) => {
    const tour = await readCatalogueTour(client, tourId);
    if (!tour || !may(actor, "tours.manage", { organizerId: tour.organizer_id }))
      throw new ApiError("not_found");
    const draft = draftOfTour(tour);
    const made = await store.insertOwnTour(client, {
      organizerId: tour.organizer_id,
      tourId,
      stage: "settled",
      draft,
      accountId: actor.accountId,
    });
    const id = made ?? (await store.findDraftOf(client, tourId));
    if (id === null) throw new ApiError("not_found");
    if (made !== null) {
      const number = await insertRevision(client, {
        id,
        draft,
        outcome: "imported",
        storefront: caller.storefront.id,
        locale: caller.locale,
        accountId: null,
      });
      await store.updateState(client, id, { published_revision: number });
    }
    await recordAct(client, actor, "openTour", ["tour", id]);
    return tourAnswer(desk.context, await ownTour(client, actor, id), clerk);
  });
}
