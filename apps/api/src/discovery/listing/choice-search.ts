import { soughtFields } from "@tropa/api-contract/discovery/calls-discovery";
import type { SoughtChoice, SoughtField } from "@tropa/api-contract/discovery/calls-discovery";
import type { FilterChoice } from "@tropa/api-contract/discovery/tour-listing";
import { localise } from "@tropa/domain/locale";
import type { Queryable } from "../../platform/db/database.ts";
import type { SearchQuery, SearchService, TalliedGroup } from "../search/search.ts";
import type { Catalogue, Reader } from "../catalogue/catalogue.ts";
import { readOrganizerNames, readShowplaceNames } from "./choice-search-store.ts";
import type { SoughtRow } from "./choice-search-store.ts";

export type Completion = Pick<SearchService, "complete">;

interface Sought {
  readonly field: SoughtField;
  readonly phrase: string;
}

interface SoughtGroup {
  readonly group: TalliedGroup;
  readonly read: (db: Queryable, ids: readonly number[]) => Promise<SoughtRow[]>;
}

const groups: Readonly<Record<SoughtField, SoughtGroup>> = {
  showplace: { group: "showplaces", read: readShowplaceNames },
  organizer: { group: "organizer", read: readOrganizerNames },
};

const choicesShown = 8;
/** So many names are looked at: of some the filter leaves no tours. */
const namesFound = 24;
const longestPhrase = 100;

/** What is looked for, beside the filter. */
export function readSought(query: Readonly<Record<string, string | string[]>>): Sought {
  const [field] = [query.field].flat();
  const [phrase = ""] = [query.phrase].flat();
  return {
    field: soughtFields.find((known) => known === field) ?? soughtFields[0],
    phrase: phrase.trim().slice(0, longestPhrase),
  };
}

/** A choice in front of its count. */
type Named = Omit<SoughtChoice, "count">;

const namedRow = ({ id, name, hint }: SoughtRow, { locale }: Reader): Named => ({
  value: String(id),
  name: localise(name, locale),
  hint: localise(hint, locale),
  highlights: [],
});

/** Choices that a phrase means, the best first, or those with most tours; those without tours last. */
export async function soughtChoices(
  { catalogue, completion }: { catalogue: Catalogue; completion: Completion },
  question: SearchQuery,
  { field, phrase }: Sought,
  reader: Reader,
): Promise<SoughtChoice[]> {
  if (field === "organizer" && !reader.storefront.features.organizersShown) return [];
  const { group, read } = groups[field];
  const { engine, pool } = catalogue;
  if (phrase === "") {
    const counts = await engine.tally(question, { group, values: null, limit: choicesShown });
    const rows = new Map(
      (
        await read(
          pool,
          counts.map(({ value }) => value),
        )
      ).map((row) => [row.id, row]),
    );
    return counts.flatMap(({ value, count }) => {
      const row = rows.get(value);
      return row ? [{ ...namedRow(row, reader), count }] : [];
    });
  }
  const found = await completion.complete({
    phrase,
    locale: reader.locale,
    limit: namesFound,
    only: [field],
  });
  const values = found.map(({ id }) => id);
  const counts = new Map(
    (await engine.tally(question, { group, values, limit: namesFound })).map((one) => [
      one.value,
      one.count,
    ]),
  );
  return found
    .map(({ id, name, hint, highlights }) => ({
      value: String(id),
      name,
      hint,
      highlights,
      count: counts.get(id) ?? 0,
    }))
    .toSorted((a, b) => Number(a.count === 0) - Number(b.count === 0))
    .slice(0, choicesShown);
}

interface ChosenSought {
  readonly showplaces: FilterChoice[];
  readonly organizers: FilterChoice[];
}

export const noneSought: ChosenSought = { showplaces: [], organizers: [] };

/** What is chosen of these groups, with its name and its count. */
export async function chosenSought(
  { engine, pool }: Catalogue,
  question: SearchQuery,
  reader: Reader,
): Promise<ChosenSought> {
  const chosen = async (field: SoughtField): Promise<FilterChoice[]> => {
    const id = question.filter[field];
    if (id === null) return [];
    const { group, read } = groups[field];
    const [[row], [tally]] = await Promise.all([
      read(pool, [id]),
      engine.tally(question, { group, values: [id], limit: 1 }),
    ]);
    if (row === undefined) return [];
    const { value, name } = namedRow(row, reader);
    return [{ value, name, count: tally?.count ?? 0 }];
  };
  if (question.filter.showplace === null && question.filter.organizer === null) return noneSought;
  const [showplaces, organizers] = await Promise.all([chosen("showplace"), chosen("organizer")]);
  return { showplaces, organizers };
}
