import { todayIn } from "@tropa/domain/time/local-date";
import type { TourDraft } from "@tropa/domain/organizers/tours/tour-draft";
import {
  fillPictures,
  lockTour,
  nextId,
  readVocabulary,
  writeTour,
} from "../../discovery/import/import.ts";
import type { Client } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { listComingDates, readCatalogueTour } from "./catalogue-tour-store.ts";
import type { OwnTourRow } from "./tours-store.ts";
import { toWrittenTour } from "./written-draft.ts";
import type { Fallback } from "./written-draft.ts";

/** Complete drafts need no placeholders. */
const nothingMissing: Fallback = { cityId: 0, restKindId: 0 };

type Owner = Pick<OwnTourRow, "organizer_id" | "tour_id">;

/** Writes a draft into the catalogue, like an import; departures and bookings stay. Returns the tour's id. */
export async function publishDraft(
  client: Client,
  draft: TourDraft,
  { organizer_id: organizerId, tour_id: tourId }: Owner,
): Promise<number> {
  if (tourId !== null) await lockTour(client, tourId);
  const id = tourId ?? (await nextId(client, "tour"));
  const facts = await readFacts(client, tourId, nothingMissing);
  const tour = toWrittenTour(draft, facts);
  // A place may have been deleted since the draft was saved.
  if (tour.cities.length !== draft.city_ids.length)
    throw new ApiError("validation", { fields: [{ field: "city_ids", key: "incorrect" }] });
  if (tour.rest_kinds.length !== draft.rest_kind_ids.length)
    throw new ApiError("validation", { fields: [{ field: "rest_kind_ids", key: "incorrect" }] });
  const contentId = facts.published?.content_id ?? (await nextId(client, "tour_content"));
  await writeTour(client, tour, { id, organizerId, contentId }, facts);
  await fillPictures(client);
  return id;
}

/** An id that no real tour has; rows with it are always rolled back. */
const passing = 2_147_483_647;

/** Writes a draft, complete or not, inside a transaction that is always rolled back; returns its temporary id. */
export async function writeTemporarily(
  client: Client,
  draft: TourDraft,
  { organizer_id: organizerId, tour_id: tourId }: Owner,
  fallback: Fallback,
): Promise<number> {
  const id = tourId ?? passing;
  const facts = await readFacts(client, tourId, fallback);
  const contentId = facts.published?.content_id ?? passing;
  await writeTour(client, toWrittenTour(draft, facts), { id, organizerId, contentId }, facts);
  return id;
}

async function readFacts(client: Client, tourId: number | null, fallback: Fallback) {
  const today = todayIn("UTC");
  return {
    vocabulary: await readVocabulary(client),
    published: tourId === null ? null : await readCatalogueTour(client, tourId),
    dates: tourId === null ? [] : await listComingDates(client, tourId, today),
    today,
    fallback,
  };
}
