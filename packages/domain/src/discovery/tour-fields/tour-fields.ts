import {
  accessibilityFacts,
  accommodationKinds,
  comfortLevels,
  difficulties,
} from "./field-values.ts";
import { choices, codes, flag, ids, level } from "./field-kinds.ts";
import type { FilterValue, TourField } from "./field-kinds.ts";

/**
 * The plain fields of a tour. Filter, both search engines, counts and the API's parameters derive from this table.
 * Its order is that of a canonical URL and of the filters shown.
 *
 * Not in it: age and group size, which are compared with a party by size; a cruise's ship, water and return to where it
 * began, which leave only cruises and are no one's to fill in.
 */
export const tourFields = {
  countries: ids("country_ids"),
  regions: ids("region_ids"),
  cities: ids("city_ids"),
  restKinds: ids("rest_kind_ids"),
  collections: ids("collection_ids"),
  accommodation: choices("accommodation", accommodationKinds, { isOvernight: true }),
  comfort: choices("comfort", comfortLevels, { isOvernight: true }),
  difficulty: level("difficulty", difficulties),
  /** Languages of the guide, ISO 639-1. */
  languages: codes("languages"),
  accessibility: choices("accessibility", accessibilityFacts),
  petsAllowed: flag("pets_allowed", { isOnCard: true }),
} as const satisfies Readonly<Record<string, TourField>>;

type TourFields = typeof tourFields;
export type FieldName = keyof TourFields;
/** Names of the fields of some kinds. */
export type FieldsOf<Kind extends TourField["kind"]> = {
  [Name in FieldName]: TourFields[Name]["kind"] extends Kind ? Name : never;
}[FieldName];

/** The fields of a filter, unset ones being false or empty. */
export type FieldFilter = { readonly [Name in FieldName]: FilterValue<TourFields[Name]> };

export const fieldNames = Object.keys(tourFields) as FieldName[];

/** Returns a field's declaration. */
export const fieldOf = (name: FieldName): TourField => tourFields[name];

/** Returns the names of the fields of some kinds, in the order of the table. */
export function fieldsOf<Kind extends TourField["kind"]>(...kinds: Kind[]): FieldsOf<Kind>[] {
  const isOfKind = (name: FieldName): name is FieldsOf<Kind> =>
    kinds.some((kind) => kind === fieldOf(name).kind);
  return fieldNames.filter(isOfKind);
}

/** Makes a value for each field. */
export const perField = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

/** Fields that stand for themselves; the others refer to a dictionary, with pages of their own. */
export type TraitName = Exclude<FieldName, FieldsOf<"ids">>;
export const traitNames: readonly TraitName[] = fieldsOf("choices", "level", "flag", "codes");
/** A trait's name in the table of tours, in calls and in drafts. */
export type TraitColumn = TourFields[TraitName]["column"];
/** A value for each trait, by column. */
type PerTrait<Value> = Record<TraitColumn, Value>;

/** Makes a value for each trait, by column. */
export const perTrait = <Value>(make: (name: TraitName) => Value): PerTrait<Value> =>
  Object.fromEntries(
    traitNames.map((name) => [tourFields[name].column, make(name)]),
  ) as PerTrait<Value>;

/** Flags that cards name. */
export const cardFlags = fieldsOf("flag").filter((name) => tourFields[name].isOnCard);

const none: readonly never[] = Object.freeze([]);

/** The fields of a filter in which nothing is chosen. */
export const emptyFields = Object.freeze(
  perField(fieldNames, (name) => (fieldOf(name).kind === "flag" ? false : none)),
) as FieldFilter;

/** Returns the values that a filter asks for in a field; 1 for a flag. Empty if the field is unset. */
export function chosenIn(filter: FieldFilter, name: FieldName): readonly (string | number)[] {
  const chosen: boolean | readonly (string | number)[] = filter[name];
  if (typeof chosen === "boolean") return chosen ? yes : none;
  return chosen;
}
const yes: readonly number[] = [1];
