import { MAX_DAYS, ageChoices, groupSizeChoices } from "@tropa/domain/discovery/search-filter";
import { fieldOf } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { partsReplacedBy, listParts, placeGroups } from "../query/filter-parts.ts";
import type { FilterPart } from "../query/filter-parts.ts";
import { MONTHS_AHEAD, cruiseParts, tourKinds } from "../query/search-engine.ts";
import type { TourKind } from "../query/search-engine.ts";
import type { SqlConditions } from "./sql-conditions.ts";
import type { FieldName } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { plainLists, plainNumbers } from "../sets/tour-columns.ts";
import { startTimesOfTour } from "../query/start-times.ts";

const plainColumns = (fields: readonly FieldName[], cast: string): [FilterPart, string][] =>
  fields.map((field) => [field, `t.${fieldOf(field).column}${cast}`]);

const listColumns: [FilterPart, string][] = [
  ...plainColumns(plainLists, ""),
  ["waterObjects", "t.water_object_ids"],
  ["cabins", "t.cabin_capacities"],
  ["startTimes", startTimesOfTour],
];

const scalarColumns: [FilterPart, string][] = [
  ...plainColumns(plainNumbers, "::int"),
  ["type", "t.type"],
  ["days", `LEAST(t.duration_days, ${MAX_DAYS})`],
  ["cruiseTypes", "t.cruise_type"],
  ["ships", "t.ship_id"],
  ["cruiseStarts", "CASE WHEN t.is_cruise THEN t.main_city_id END"],
  ["isReturning", "t.is_returning::int"],
  ["isAuthorTour", "t.is_author_tour::int"],
];

/** Per kind of search: the parts that do not apply to it, and the condition of its tours. */
const kinds: Readonly<Record<TourKind, { without: readonly FilterPart[]; found: string }>> = {
  tour: { without: ["startTimes", ...cruiseParts], found: "t.type = 1" },
  cruise: { without: ["startTimes"], found: "t.type = 1 AND t.is_cruise" },
  excursion: { without: ["days", ...cruiseParts], found: "t.type = 2" },
};

function kindSelects(conditions: SqlConditions): string[] {
  return tourKinds.map((kind) => {
    const { without, found } = kinds[kind];
    return `SELECT 'kinds', '${kind}', count(*)::int FROM ${conditions.tours}
      WHERE ${conditions.where(["type", "isCruise", ...without])} AND ${found}`;
  });
}

/** Counts tours within each offered limit, by continent, and those of authors. */
function limitSelects(conditions: SqlConditions): string[] {
  const limits = [
    ["minAge", "t.min_age", ageChoices],
    ["groupSize", "t.max_group_size", groupSizeChoices],
  ] as const;
  return [
    ...limits.map(
      ([facet, column, choices]) =>
        `SELECT '${facet}', most::text, count(*)::int FROM ${conditions.tours}, unnest(ARRAY[${choices.join()}]) most
         WHERE ${column} <= most AND ${conditions.where([facet])} GROUP BY 2`,
    ),
    `SELECT 'continents', c.continent, count(DISTINCT t.id)::int FROM ${conditions.tours} JOIN country c ON c.id = ANY(t.country_ids)
     WHERE ${conditions.where(["continents"])} GROUP BY 2`,
    `SELECT 'authorTours', '1', count(*)::int FROM ${conditions.tours}
     WHERE t.is_author_tour AND ${conditions.where(["authorTours"])}`,
  ];
}

function replacedParts(facet: FilterPart, { parts }: SqlConditions): readonly FilterPart[] {
  const group = placeGroups.find((one) => one === facet);
  return group === undefined ? [facet] : partsReplacedBy(group, parts);
}

/** Returns a statement that counts every facet: rows of facet, value and count. */
export function facetSelects(conditions: SqlConditions): string {
  return conditions.together(() => selectsOf(conditions));
}

/** Selects that count, for lists with a chosen value, the tours that each other value would add. */
function addsSelects(conditions: SqlConditions): string[] {
  const lists = listColumns.map(([facet, column]) => [facet, `unnest(${column})`] as const);
  const scalars = scalarColumns.map(
    ([facet, expression]) => [facet, `unnest(ARRAY[${expression}])`] as const,
  );
  return [...lists, ...scalars].flatMap(([facet, values]) =>
    conditions.parts.includes(facet) && listParts.some((part) => part === facet)
      ? `SELECT '${addsFacet(facet)}', v::text, count(DISTINCT t.id)::int FROM ${conditions.tours}, ${values} v
         WHERE ${conditions.where([facet])} AND (${conditions.where()}) IS NOT TRUE GROUP BY v`
      : [],
  );
}

/** The facet name of rows with a list's `adds` counts. */
export const addsFacet = (facet: string): string => `${facet}+`;

function selectsOf(conditions: SqlConditions): string[] {
  const lists = listColumns.map(
    ([facet, column]) =>
      `SELECT '${facet}' AS facet, v::text AS value, count(DISTINCT t.id)::int AS count
       FROM ${conditions.tours}, unnest(${column}) v WHERE ${conditions.where(replacedParts(facet, conditions))}
       GROUP BY v HAVING bool_or(${conditions.where([facet])})`,
  );
  const scalars = scalarColumns.map(
    ([facet, expression]) =>
      `SELECT '${facet}', (${expression})::text, count(*)::int FROM ${conditions.tours} WHERE ${conditions.where([facet])} AND (${expression}) IS NOT NULL GROUP BY 2`,
  );
  const months = `SELECT 'months', to_char(m.first, 'YYYY-MM'), count(*)::int
    FROM ${conditions.tours}, (
      SELECT GREATEST(first, ${conditions.first}) AS first, (first + interval '1 month - 1 day')::date AS last
      FROM (SELECT (date_trunc('month', ${conditions.today}) + interval '1 month' * i)::date AS first
        FROM generate_series(0, ${MONTHS_AHEAD - 1}) i) starts
    ) m
    WHERE ${conditions.where(["months"], { from: "m.first", to: "m.last", isOfRow: true })} GROUP BY 2`;
  const range = `SELECT 'priceRange', min(o.price) || ' ' || max(o.price), count(*)::int
    FROM ${conditions.offersOf(["prices"])} WHERE ${conditions.where(["prices"])}`;
  return [
    ...lists,
    ...scalars,
    ...addsSelects(conditions),
    months,
    range,
    ...kindSelects(conditions),
    ...limitSelects(conditions),
    ...conditions.countedSelects,
  ];
}
