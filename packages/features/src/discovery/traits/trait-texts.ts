import {
  fieldOf,
  fieldsOf,
  tourFields,
  traitNames,
} from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { FieldsOf, TraitName } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { Traits } from "@tropa/domain/discovery/tour-fields/traits";
import type { Locale } from "@tropa/domain/locale";
import { languageName } from "@tropa/i18n/language-name";
import type { TFunction } from "@tropa/i18n/translator";

/** Traits with named values. */
export type NamedTrait = FieldsOf<"choices" | "level">;

/** Name of a trait: of a flag what its yes means. */
export const traitName = (t: TFunction, trait: TraitName): string => t(`fields:${trait}.name`);

/** Name of a trait's value, as it stands within a sentence. */
export const traitValue = (t: TFunction, trait: NamedTrait, value: string | number): string =>
  t(`fields:${trait}.values.${value}`, { defaultValue: String(value) });

/** What organizers should know to fill a trait in; undefined if it needs no explanation. */
export const traitHint = (t: TFunction, trait: TraitName): string | undefined =>
  t(`fields:${trait}.hint`, { defaultValue: "" }) || undefined;

const namedTraits = fieldsOf("choices", "level");
export const isNamedTrait = (name: string): name is NamedTrait =>
  namedTraits.some((trait) => trait === name);

/** What a tour has of a trait, in words as within a sentence; empty for nothing. */
export function traitWords(
  tour: Traits,
  trait: TraitName,
  { t, locale }: { t: TFunction; locale: Locale },
): string[] {
  const value = tour[tourFields[trait].column];
  if (typeof value === "boolean") return value ? [t("fields:yes")] : [];
  const values = typeof value === "number" ? [value] : value;
  return values.map((one) =>
    isNamedTrait(trait) ? traitValue(t, trait, one) : languageName(String(one), locale),
  );
}

/** Traits that have no part of their own on a tour's page. */
const placed: ReadonlySet<TraitName> = new Set([
  "accommodation",
  "comfort",
  "difficulty",
  "languages",
]);

/** Traits that a tour has and its page does not tell elsewhere, with their words; none for a flag. */
export const otherTraits = (
  tour: Traits,
  texts: { t: TFunction; locale: Locale },
): { trait: TraitName; name: string; words: readonly string[] }[] =>
  traitNames.flatMap((trait) => {
    const words = placed.has(trait) ? [] : traitWords(tour, trait, texts);
    return words.length === 0
      ? []
      : [
          {
            trait,
            name: traitName(texts.t, trait),
            words: fieldOf(trait).kind === "flag" ? [] : words,
          },
        ];
  });
