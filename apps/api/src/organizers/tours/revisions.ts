import type {
  compareTourCall,
  tourRevisionsCall,
} from "@tropa/api-contract/organizers/tours/calls-tour-revisions";
import { mostRevisions } from "@tropa/api-contract/organizers/tours/organizer-tour";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { localise } from "@tropa/domain/locale";
import { draftChanges } from "@tropa/domain/organizers/tours/draft-changes";
import { emptyDraft } from "@tropa/domain/organizers/tours/tour-draft";
import { orNotFound } from "../../server/or-not-found.ts";
import { ownTour, picturesOf, shownPictures } from "./own-tour.ts";
import type { RequestAuthor, TourServices } from "./own-tour.ts";
import { listRevisions, readRevision } from "./revisions-store.ts";

/** Returns revisions of a tour, newest first. */
export async function tourRevisions(
  { context: { pool } }: TourServices,
  id: number,
  { actor }: RequestAuthor,
): Promise<AnswerOf<typeof tourRevisionsCall>> {
  const { published_revision: current } = await ownTour(pool, actor, id);
  const rows = await listRevisions(pool, id, mostRevisions);
  return {
    items: rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
      is_current: row.number === current,
    })),
  };
}

interface Comparison {
  id: number;
  from?: number | undefined;
  to?: number | undefined;
}

/** Returns differences between two revisions, or from the published version to the draft. */
export async function compareTour(
  { context: { pool } }: TourServices,
  { id, from, to }: Comparison,
  { actor, caller: { locale } }: RequestAuthor,
): Promise<AnswerOf<typeof compareTourCall>> {
  const row = await ownTour(pool, actor, id);
  const revision = async (number: number) => orNotFound(await readRevision(pool, id, number));
  const first = from ?? row.published_revision;
  const { type, currency } = row.draft;
  const before = first === null ? emptyDraft(type, currency) : await revision(first);
  const after = to === undefined ? row.draft : await revision(to);
  const pictures = [...new Set([...picturesOf(before), ...picturesOf(after)])];
  return {
    from: first,
    to: to ?? null,
    changes: draftChanges(before, after),
    pictures: shownPictures(pictures, localise(after.title, locale)),
  };
}
