import type { FieldValue } from "./field-kinds.ts";
import { fieldOf, fieldsOf, perTrait, tourFields } from "./tour-fields.ts";
import type { FieldsOf, TraitName } from "./tour-fields.ts";

type TourFields = typeof tourFields;

/** The traits of a tour, by column. */
export type Traits = {
  [Name in TraitName as TourFields[Name]["column"]]: FieldValue<TourFields[Name]>;
};
/** The traits in a draft: a level may be missing. */
export type DraftTraits = {
  [Name in TraitName as TourFields[Name]["column"]]:
    | FieldValue<TourFields[Name]>
    | (Name extends FieldsOf<"level"> ? null : never);
};

/** Picks the traits of a tour from its row or answer. */
export const traitsOf = (tour: Traits): Traits =>
  perTrait((name) => tour[tourFields[name].column]) as unknown as Traits;

/** The traits of a new draft. */
export const emptyTraits = (): DraftTraits =>
  perTrait((name) => {
    const { kind } = fieldOf(name);
    if (kind === "flag") return false;
    return kind === "level" ? null : [];
  }) as unknown as DraftTraits;

/** The traits of a draft, with the lowest level where one is missing. */
export function filledTraits(draft: DraftTraits): Traits {
  const lowest = Object.fromEntries(
    fieldsOf("level").flatMap((name) => {
      const { column, values } = tourFields[name];
      return draft[column] === null ? [[column, values[0]]] : [];
    }),
  );
  return traitsOf({ ...draft, ...lowest } as Traits);
}
