import { todayIn } from "@tropa/domain/time/local-date";
import type { Pool } from "../../platform/db/database.ts";
import type { Storefront } from "../../platform/storefronts/storefront.ts";
import { searchPhrase } from "../../platform/text/search-phrase.ts";
import { countEmptySearch } from "./empty-search-store.ts";

const shortestWord = 3;
const longestWord = 60;
/** Different words of a storefront's day: whoever types at random fills no disk. */
const mostWords = 1000;
/** An address or a number of somebody, pasted into the wrong field. */
const personal = /@|\d[\d\s()+-]{4,}/;

/**
 * Counts words for which nothing was found, and not who typed them. Does not wait, as no answer depends on it; a failure
 * loses one count.
 */
export function noteEmptySearch(
  { pool }: { pool: Pool },
  typed: string,
  { id: storefront, timeZone }: Pick<Storefront, "id" | "timeZone">,
): void {
  const word = searchPhrase(typed).toLowerCase().replaceAll(/\s+/g, " ");
  if (word.length < shortestWord || word.length > longestWord || personal.test(word)) return;
  countEmptySearch(pool, { storefront, day: todayIn(timeZone), word, mostWords }).catch(() => {});
}
