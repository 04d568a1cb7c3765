import type { saveTourCall } from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import type { ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import { draftChanges } from "@tropa/domain/organizers/tours/draft-changes";
import { captionsOf, fixedFields } from "@tropa/domain/organizers/tours/tour-draft";
import type { TourDraft } from "@tropa/domain/organizers/tours/tour-draft";
import { stateAfter } from "@tropa/domain/organizers/tours/tour-stage";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { FieldFault } from "../../platform/errors/api-error.ts";
import type { OrganizerTour } from "@tropa/api-contract/organizers/tours/organizer-tour";
import { lockTour, ownTour, picturesOf, requireState, tourAnswer } from "./own-tour.ts";
import type { RequestAuthor, TourServices } from "./own-tour.ts";
import { picturesOfRevisions } from "./revisions-store.ts";
import * as store from "./tours-store.ts";
import type { OwnTourRow } from "./tours-store.ts";

/**
 * Saves fields of a draft. Throws `conflict` with the saved draft if somebody else has changed the version. A save
 * without changes does nothing.
 */
export async function saveTour(
  desk: TourServices,
  { id, version, draft: fields }: ReadBodyOf<typeof saveTourCall>,
  clerk: RequestAuthor,
): Promise<OrganizerTour> {
  const { actor } = clerk;
  const { context } = desk;
  return inTransaction(context.pool, async (client) => {
    const row = await lockTour(client, actor, id);
    requireState(desk, row, clerk, { act: "save", version });
    const given = Object.fromEntries(
      Object.entries(fields).filter(([, value]) => value !== undefined),
    );
    const written: TourDraft = { ...row.draft, ...given };
    const draft = { ...written, captions: captionsOf(written) };
    if (draftChanges(row.draft, draft).length === 0) return tourAnswer(context, row, clerk);
    await checkDraft(desk, client, { row, draft, clerk });
    await storeDraft(client, row, draft, clerk);
    await recordAct(client, actor, "saveTour", ["tour", id]);
    return tourAnswer(context, await ownTour(client, actor, id), clerk);
  });
}

/** Stores a draft after checking it. */
export async function storeDraft(
  client: Client,
  row: OwnTourRow,
  draft: TourDraft,
  { actor }: RequestAuthor,
): Promise<void> {
  const { stage } = stateAfter("save", row);
  await store.saveDraft(client, row.id, { draft, stage, accountId: actor.accountId });
  await store.givePictures(client, picturesOf(draft), row.organizer_id);
}

/** Throws for unknown references, other people's pictures, and fields that can no longer change. */
async function checkDraft(
  { catalogue }: TourServices,
  client: Client,
  { row, draft, clerk }: { row: OwnTourRow; draft: TourDraft; clerk: RequestAuthor },
): Promise<void> {
  const { cities, restKinds } = catalogue.dictionary;
  const fields: FieldFault[] = [];
  const refuse = (field: string) => fields.push({ field, key: "incorrect" });
  if (draft.city_ids.some((id) => !cities.has(id))) refuse("draft.city_ids");
  if (draft.rest_kind_ids.some((id) => !restKinds.has(id))) refuse("draft.rest_kind_ids");
  for (const [index, { city_id: city }] of draft.programme.entries())
    if (city !== null && !cities.has(city)) refuse(`draft.programme.${index}.city_id`);
  if (row.tour_id !== null)
    for (const field of fixedFields)
      if (draft[field] !== row.draft[field]) refuse(`draft.${field}`);
  const strange = await unknownPictures(client, { row, draft, clerk });
  if (draft.photos.some((photo) => strange.has(photo))) refuse("draft.photos");
  for (const [index, { photo }] of draft.programme.entries())
    if (photo !== null && strange.has(photo)) refuse(`draft.programme.${index}.photo`);
  if (fields.length > 0) throw new ApiError("validation", { fields });
}

/** Pictures that the tour never had and the organizer does not own. */
async function unknownPictures(
  client: Client,
  { row, draft, clerk: { actor } }: { row: OwnTourRow; draft: TourDraft; clerk: RequestAuthor },
): Promise<Set<string>> {
  const before = new Set(picturesOf(row.draft));
  const added = picturesOf(draft).filter((picture) => !before.has(picture));
  if (added.length === 0) return new Set();
  const shown = await picturesOfRevisions(client, row.id);
  const pictures = added.filter((picture) => !shown.has(picture));
  const { organizer_id: organizerId } = row;
  const own = await store.ownPictures(client, {
    pictures,
    organizerId,
    accountId: actor.accountId,
  });
  return new Set(pictures.filter((picture) => !own.has(picture)));
}
