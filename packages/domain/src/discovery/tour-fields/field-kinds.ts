/** The kinds of plain fields that a tour has. Each says where it is stored: a column of the table of tours. */

interface FieldOptions {
  /** Whether only tours of several days have it, so that it is not asked of excursions. */
  readonly isOvernight?: boolean;
}

/** Any number of words from a closed list; a filter finds tours with one of the chosen. */
export interface ChoicesField<Column extends string, Word extends string> extends FieldOptions {
  readonly kind: "choices";
  readonly column: Column;
  readonly values: readonly Word[];
}

/** One number from a closed list; a filter finds tours with one of the chosen. */
export interface LevelField<Column extends string, Level extends number> extends FieldOptions {
  readonly kind: "level";
  readonly column: Column;
  readonly values: readonly Level[];
}

/** Yes or no; a filter finds tours with a yes. */
export interface FlagField<Column extends string> extends FieldOptions {
  readonly kind: "flag";
  readonly column: Column;
  /** Whether cards name it. */
  readonly isOnCard: boolean;
}

/** Any number of two-letter codes; a filter finds tours with one of the chosen. */
export interface CodesField<Column extends string> extends FieldOptions {
  readonly kind: "codes";
  readonly column: Column;
}

/** Any number of ids of a dictionary; a filter finds tours with one of the chosen. */
export interface IdsField<Column extends string> extends FieldOptions {
  readonly kind: "ids";
  readonly column: Column;
}

export type TourField =
  | ChoicesField<string, string>
  | LevelField<string, number>
  | FlagField<string>
  | CodesField<string>
  | IdsField<string>;

export const choices = <Column extends string, Word extends string>(
  column: Column,
  values: readonly Word[],
  options: FieldOptions = {},
): ChoicesField<Column, Word> => ({ kind: "choices", column, values, ...options });

export const level = <Column extends string, Level extends number>(
  column: Column,
  values: readonly Level[],
): LevelField<Column, Level> => ({ kind: "level", column, values });

export const flag = <Column extends string>(
  column: Column,
  options: FieldOptions & { isOnCard?: boolean } = {},
): FlagField<Column> => ({ kind: "flag", column, isOnCard: false, ...options });

export const codes = <Column extends string>(column: Column): CodesField<Column> => ({
  kind: "codes",
  column,
});

export const ids = <Column extends string>(column: Column): IdsField<Column> => ({
  kind: "ids",
  column,
});

/** The value of a field in a tour. */
export type FieldValue<Field extends TourField> =
  Field extends FlagField<string>
    ? boolean
    : Field extends ChoicesField<string, infer Word>
      ? Word[]
      : Field extends LevelField<string, infer Level>
        ? Level
        : Field extends CodesField<string>
          ? string[]
          : number[];

/** The value of a field in a filter; false or empty if unset. */
export type FilterValue<Field extends TourField> =
  Field extends LevelField<string, infer Level>
    ? readonly Level[]
    : Field extends FlagField<string>
      ? boolean
      : Readonly<FieldValue<Field>>;
