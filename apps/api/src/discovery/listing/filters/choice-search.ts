import { searchedFields } from "@tropa/api-contract/discovery/calls-discovery";
import type { FoundChoice, SearchedField } from "@tropa/api-contract/discovery/calls-discovery";
import type { FilterChoice } from "@tropa/api-contract/discovery/tour-listing";
import { localise } from "@tropa/domain/locale";
import type { Queryable } from "../../../platform/db/database.ts";
import { searchPhrase } from "../../../platform/text/search-phrase.ts";
import type { SearchQuery, SearchService, TalliedGroup } from "../../search/search.ts";
import type { Catalogue, Reader } from "../../catalogue/catalogue.ts";
import { readOrganizerNames, readShowplaceNames } from "./choice-search-store.ts";
import type { FoundRow } from "./choice-search-store.ts";

export type Completion = Pick<SearchService, "complete">;

interface ChoiceSearch {
  readonly field: SearchedField;
  readonly phrase: string;
}

interface SearchedGroup {
  readonly group: TalliedGroup;
  readonly read: (db: Queryable, ids: readonly number[]) => Promise<FoundRow[]>;
}

const groups: Readonly<Record<SearchedField, SearchedGroup>> = {
  showplace: { group: "showplaces", read: readShowplaceNames },
  organizer: { group: "organizer", read: readOrganizerNames },
};

const choicesShown = 8;
/** More than are shown, because some have no tours within the filter. */
const maxNameMatches = 24;
const longestPhrase = 100;

/** Parses the field and the phrase of a choice search. */
export function readChoiceSearch(
  query: Readonly<Record<string, string | string[] | undefined>>,
): ChoiceSearch {
  const [field] = [query.field].flat();
  const [phrase = ""] = [query.phrase].flat();
  return {
    field: searchedFields.find((candidate) => candidate === field) ?? searchedFields[0],
    phrase: searchPhrase(phrase).slice(0, longestPhrase),
  };
}

/** A choice before it is counted. */
type Named = Omit<FoundChoice, "count">;

const namedRow = ({ id, name, hint }: FoundRow, { locale }: Reader): Named => ({
  value: String(id),
  name: localise(name, locale),
  hint: localise(hint, locale),
  highlights: [],
});

/** Finds choices for a phrase, the best first; without a phrase those with most tours. Those without tours last. */
export async function findChoices(
  { catalogue, completion }: { catalogue: Catalogue; completion: Completion },
  question: SearchQuery,
  { field, phrase }: ChoiceSearch,
  reader: Reader,
): Promise<FoundChoice[]> {
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
    limit: maxNameMatches,
    only: [field],
  });
  const values = found.map(({ id }) => id);
  const counts = new Map(
    (await engine.tally(question, { group, values, limit: maxNameMatches })).map((one) => [
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

interface ChosenChoices {
  readonly showplaces: FilterChoice[];
  readonly organizers: FilterChoice[];
}

export const noChosenChoices: ChosenChoices = { showplaces: [], organizers: [] };

/** Returns the chosen values of these groups, with names and counts. */
export async function chosenChoices(
  { engine, pool }: Catalogue,
  question: SearchQuery,
  reader: Reader,
): Promise<ChosenChoices> {
  const chosen = async (field: SearchedField): Promise<FilterChoice[]> => {
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
  if (question.filter.showplace === null && question.filter.organizer === null)
    return noChosenChoices;
  const [showplaces, organizers] = await Promise.all([chosen("showplace"), chosen("organizer")]);
  return { showplaces, organizers };
}
