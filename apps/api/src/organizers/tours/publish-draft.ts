import { todayIn } from "@tropa/domain/time/local-date";
import type { TourDraft } from "@tropa/domain/organizers/tours/tour-draft";
import {
  fillPictures,
  lockWriter,
  nextId,
  readRates,
  readVocabulary,
  writeTour,
} from "../../discovery/import/import.ts";
import type { Client } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { listComingDates, readCatalogueTour } from "./catalogue-tour-store.ts";
import type { OwnTourRow } from "./tours-store.ts";
import { writtenDraft } from "./written-draft.ts";
import type { Fallback } from "./written-draft.ts";

/** A complete draft needs no placeholders. */
const nothingMissing: Fallback = { cityId: 0, restKindId: 0 };

type Owner = Pick<OwnTourRow, "organizer_id" | "tour_id">;

/** Writes a draft into the catalogue as imports do, keeping departures and bookings. Returns the tour's id. */
export async function publishDraft(
  client: Client,
  draft: TourDraft,
  { organizer_id: organizerId, tour_id: tourId }: Owner,
): Promise<number> {
  await lockWriter(client);
  const id = tourId ?? (await nextId(client, "tour"));
  const facts = await readFacts(client, tourId, nothingMissing);
  const tour = writtenDraft(draft, facts);
  // A place may have gone since the draft was saved.
  if (tour.cities.length !== draft.city_ids.length)
    throw new ApiError("validation", { fields: [{ field: "city_ids", key: "incorrect" }] });
  if (tour.rest_kinds.length !== draft.rest_kind_ids.length)
    throw new ApiError("validation", { fields: [{ field: "rest_kind_ids", key: "incorrect" }] });
  const contentId = facts.published?.content_id ?? (await nextId(client, "tour_content"));
  await writeTour(client, tour, { id, organizerId, contentId }, facts);
  await fillPictures(client);
  return id;
}

/** Ids that no real tour has; rows under them are always rolled back. */
const passing = 2_147_483_647;

/** Writes a draft, complete or not, in a transaction that will be rolled back; returns its temporary id. */
export async function writeForNow(
  client: Client,
  draft: TourDraft,
  { organizer_id: organizerId, tour_id: tourId }: Owner,
  fallback: Fallback,
): Promise<number> {
  const id = tourId ?? passing;
  const facts = await readFacts(client, tourId, fallback);
  const contentId = facts.published?.content_id ?? passing;
  await writeTour(client, writtenDraft(draft, facts), { id, organizerId, contentId }, facts);
  return id;
}

async function readFacts(client: Client, tourId: number | null, fallback: Fallback) {
  const today = todayIn("UTC");
  return {
    words: await readVocabulary(client),
    rates: await readRates(client),
    published: tourId === null ? null : await readCatalogueTour(client, tourId),
    dates: tourId === null ? [] : await listComingDates(client, tourId, today),
    today,
    fallback,
  };
}
