import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Queryable } from "../../platform/db/database.ts";

/** Counts a word of a storefront's day, unless the day has too many others. */
export async function countEmptySearch(
  db: Queryable,
  search: { storefront: string; day: LocalDate; word: string; mostWords: number },
): Promise<void> {
  await db.query(
    `INSERT INTO empty_search (storefront, day, word)
     SELECT $1, $2, $3
      WHERE (SELECT count(*) FROM empty_search WHERE storefront = $1 AND day = $2) < $4
         OR EXISTS (SELECT FROM empty_search WHERE storefront = $1 AND day = $2 AND word = $3)
     ON CONFLICT (storefront, day, word) DO UPDATE SET times = empty_search.times + 1`,
    [search.storefront, search.day, search.word, search.mostWords],
  );
}
