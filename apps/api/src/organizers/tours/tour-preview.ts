import type { Tour } from "@tropa/api-contract/discovery/tour";
import type { TourDraft } from "@tropa/domain/organizers/tours/tour-draft";

import { readTour } from "../../discovery/catalogue/catalogue.ts";
import type { TourRow } from "../../discovery/catalogue/catalogue.ts";
import { tourOfRow } from "../../discovery/tour/tour.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { ownTour } from "./own-tour.ts";
import type { RequestAuthor, TourServices } from "./own-tour.ts";
import { writeTemporarily } from "./publish-draft.ts";
import { readRevision } from "./revisions-store.ts";
import { findHomeCity } from "./tours-store.ts";
import type { OwnTourRow } from "./tours-store.ts";

/** Thrown to roll back a transaction; carries the row read in it. */
class RolledBack extends Error {
  readonly row: TourRow;
  constructor(row: TourRow) {
    super("taken back");
    this.row = row;
  }
}

/** Timeout for another writer's lock, such as an import's. */
const longestWait = "3s";
const lockNotAvailable = "55P03";

/**
 * Previews a draft or revision as a page: writes it to the catalogue, reads the page and rolls back. So the preview
 * equals what publishing would show.
 */
export async function tourPreview(
  desk: TourServices,
  { id, number }: { id: number; number?: number | undefined },
  { actor, caller }: RequestAuthor,
): Promise<Tour> {
  const { pool } = desk.context;
  const row = await ownTour(pool, actor, id);
  const draft = number === undefined ? row.draft : orNotFound(await readRevision(pool, id, number));
  const page = await tourOfRow(desk.catalogue, await rowOf(desk, row, draft, caller), caller);
  return {
    ...page,
    images: draft.photos.length > 0 ? page.images : [],
    ...(draft.price === null && page.variants.length === 0 && { price: 0, original_price: 0 }),
  };
}

async function rowOf(
  { context: { pool }, catalogue: { dictionary } }: TourServices,
  own: OwnTourRow,
  draft: TourDraft,
  { locale }: RequestAuthor["caller"],
): Promise<TourRow> {
  try {
    return await inTransaction(pool, async (client) => {
      await client.query(`SET LOCAL lock_timeout = '${longestWait}'`);
      const [anyCity = 0] = dictionary.cities.keys();
      const cityId = (await findHomeCity(client, own.organizer_id)) ?? anyCity;
      const [restKindId = 0] = dictionary.restKinds.keys();
      const id = await writeTemporarily(client, draft, own, { cityId, restKindId });
      const row = orNotFound(await readTour(client, { id, locale }));
      throw new RolledBack(row);
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.row;
    if (isLockTimeout(error)) throw new ApiError("unavailable", { retryAfter: 3 });
    throw error;
  }
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === lockNotAvailable;
