import { organizerTour } from "@tropa/api-contract/organizers/tours/organizer-tour";
import type { OrganizerTour } from "@tropa/api-contract/organizers/tours/organizer-tour";
import { localise } from "@tropa/domain/locale";
import { todayIn } from "@tropa/domain/time/local-date";
import { draftFaults } from "@tropa/domain/organizers/tours/draft-faults";
import { draftLanguages } from "@tropa/domain/organizers/tours/draft-languages";
import type { TourDraft } from "@tropa/domain/organizers/tours/tour-draft";
import { isAllowed, staffActs, tourActs } from "@tropa/domain/organizers/tours/tour-stage";
import type { TourAct } from "@tropa/domain/organizers/tours/tour-stage";
import { may } from "@tropa/domain/people/permissions";
import { tourPathOf } from "@tropa/domain/discovery/tour-path";
import type { ApiContext } from "../../config/context.ts";
import type { Catalogue } from "../../discovery/catalogue/catalogue.ts";
import { pictureOf } from "../../discovery/catalogue/catalogue.ts";
import type { Client, Queryable } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import type { FieldFault } from "../../platform/errors/api-error.ts";
import { fieldMessage } from "../../platform/errors/messages.ts";
import type { Caller } from "../../server/caller.ts";
import * as store from "./tours-store.ts";
import type { OwnTourRow } from "./tours-store.ts";

/** Services that the calls about organizers' tours depend on. */
export interface TourServices {
  context: ApiContext;
  catalogue: Catalogue;
}

/** The account that sent a request, with the request's locale and storefront. */
export interface RequestAuthor {
  actor: Actor;
  caller: Caller;
}

/** Returns the organizer to act for: the caller's own, or one named by staff. Throws `forbidden`. */
export function organizerOf(actor: Actor, wanted: number | undefined): number {
  const organizerId = wanted ?? actor.organizerId;
  if (organizerId === null || !may(actor, "tours.manage", { organizerId }))
    throw new ApiError("forbidden");
  return organizerId;
}

/** Returns a tour that the actor may manage; throws `not_found` for any other. */
export async function ownTour(db: Queryable, actor: Actor, id: number): Promise<OwnTourRow> {
  return mine(await store.readOwnTour(db, id), actor);
}

/** Like `ownTour`, locked until the transaction ends. */
export async function lockTour(client: Client, actor: Actor, id: number): Promise<OwnTourRow> {
  return mine(await store.lockOwnTour(client, id), actor);
}

function mine(row: OwnTourRow | null, actor: Actor): OwnTourRow {
  if (!row || !may(actor, "tours.manage", { organizerId: row.organizer_id }))
    throw new ApiError("not_found");
  return row;
}

/** Throws `conflict` with the current tour if an act is not possible or the version has changed. */
export function requireState(
  { context }: Pick<TourServices, "context">,
  row: OwnTourRow,
  { actor, caller }: RequestAuthor,
  { act, version }: { act: TourAct; version?: number | undefined },
): void {
  if (isAllowed(act, row) && (version === undefined || version === row.version)) return;
  throw new ApiError("conflict", {
    data: { tour: organizerTour.parse(tourAnswer(context, row, { actor, caller })) },
  });
}

const languagesOf = (
  { config }: ApiContext,
  draft: TourDraft,
  { storefront }: Pick<Caller, "storefront">,
) => draftLanguages(draft, config.storefronts.all, storefront);

/** Returns faults of a draft: missing fields, and minimum numbers of photos, days and lines. */
export function faultsOf(
  context: ApiContext,
  draft: TourDraft,
  caller: Pick<Caller, "storefront">,
): FieldFault[] {
  const { required } = languagesOf(context, draft, caller);
  return draftFaults(draft, { required, today: todayIn("UTC") }).map((fault): FieldFault =>
    fault.key === "minValue" ? { ...fault, key: "minItems" } : fault,
  );
}

/** The marketplace's commission on the tour today, percent; null if none was agreed. */
const commissionOf = ({ commissions }: OwnTourRow, storefront: string): number | null =>
  commissions[storefront] ?? commissions[""] ?? null;

/** Throws a field error if no commission is agreed: such a tour would earn nothing. */
export function requireCommission(row: OwnTourRow, { caller }: RequestAuthor): void {
  if (commissionOf(row, caller.storefront.id) === null)
    throw fieldError("commission", "commissionMissing");
}

/** Converts a row to the API's answer. */
export function tourAnswer(
  context: ApiContext,
  row: OwnTourRow,
  { actor, caller: { locale, storefront } }: RequestAuthor,
): OrganizerTour {
  return {
    id: row.id,
    tour_id: row.tour_id,
    organizer: { id: row.organizer_id, title: row.organizer_title },
    stage: row.stage,
    publication: row.publication,
    version: row.version,
    draft: row.draft,
    pictures: shownPictures(picturesOf(row.draft), localise(row.draft.title, locale)),
    languages: languagesOf(context, row.draft, { storefront }),
    missing: faultsOf(context, row.draft, { storefront }).map((fault) => ({
      field: fault.field,
      message: fieldMessage(fault.key, locale, fault.values),
    })),
    acts: tourActs.filter(
      (act) =>
        isAllowed(act, row) && (!staffActs.includes(act) || may(actor, "desk.open", "organizers")),
    ),
    reasons: row.reasons,
    published_revision: row.published_revision,
    waiting_revision: row.waiting_revision,
    path: pathOf(row),
    commission_percent: commissionOf(row, storefront.id),
    saved_at: row.saved_at.toISOString(),
    saved_by: row.saved_by,
  };
}

/** The path of a tour's page; null if it has none now. */
export const pathOf = ({
  tour_id: id,
  slug,
  publication,
}: Pick<OwnTourRow, "tour_id" | "slug" | "publication">): string | null =>
  id !== null && slug !== null && publication === "published"
    ? `/${tourPathOf({ id, slug })}`
    : null;

/** Returns all distinct pictures of a draft. */
export function picturesOf({ photos, programme }: TourDraft): string[] {
  return [...new Set([...photos, ...programme.flatMap(({ photo }) => photo ?? [])])];
}

/** Converts picture keys to images. */
export const shownPictures = (keys: readonly string[], alt: string): OrganizerTour["pictures"] =>
  keys.map((key) => ({ key, image: pictureOf(key, alt) }));
