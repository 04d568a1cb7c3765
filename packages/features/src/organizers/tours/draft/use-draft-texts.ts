import { tourFields, traitNames } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { TraitName } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { localeFacts } from "@tropa/domain/locale";
import { isLocalDate } from "@tropa/domain/time/local-date";
import { formatDate, formatList } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { isNamedTrait, traitName, traitValue } from "../../../discovery/traits/trait-texts.ts";
import type { TourChoices } from "../queries/tour-queries.ts";
import { idsOf } from "./codecs.ts";
import { localeOf } from "./draft-form.ts";
import { kindOf } from "./draft-rules.ts";

/** Returns the trait with this column. */
const traitAt = (column: string): TraitName | undefined =>
  traitNames.find((trait) => tourFields[trait].column === column);

interface Named {
  choices: TourChoices;
  cities: readonly { id: number; name: string }[];
}

/** Labels of a draft's fields, and their values as text. */
export function useDraftTexts({ choices, cities }: Named) {
  const { t } = useTranslation("organizerTours");
  const { locale: own } = useStorefront();

  const cityText = (id: string) => cities.find((city) => String(city.id) === id)?.name ?? `№ ${id}`;
  const textOf = (items: readonly { value: string; text: string }[], value: string) =>
    items.find((item) => item.value === value)?.text ?? value;

  /**
   * @param name The field's name in the form.
   * @param place Position of its item in the list, from 1.
   */
  const labelOf = (name: string, place: number | null = null): string => {
    const kind = kindOf(name);
    const trait = traitAt(kind);
    const label = trait
      ? traitName(t, trait)
      : t(`fields.${kind.replaceAll("-", ".")}${kind in groups ? `.${groups[kind]}` : ""}`, {
          defaultValue: kind,
        });
    const locale = localeOf(name);
    const inLanguage = locale
      ? t("inLanguage", { field: label, language: localeFacts[locale].name })
      : label;
    const list = kind === "captions" ? "photos" : kind.split("-")[0];
    if (place === null || (list === kind && kind !== "captions")) return inLanguage;
    return t("ofItem", {
      item: t(`item.${list}`, { number: place, defaultValue: `${place}` }),
      field: inLanguage,
    });
  };

  const valueText = (name: string, value: string): string => {
    const kind = kindOf(name);
    if (value === "") return "";
    const trait = traitAt(kind);
    if (trait && isNamedTrait(trait))
      return formatList(
        idsOf(value).map((word) => traitValue(t, trait, word)),
        own,
      );
    if (kind === "programme-meals")
      return formatList(
        idsOf(value).map((word) => t(`tour:meals.${word}`, { defaultValue: word })),
        own,
      );
    if (kind.startsWith("request_period-") && isLocalDate(value))
      return formatDate(value, own, "full");
    if (kind === "city_ids") return formatList(idsOf(value).map(cityText), own);
    if (kind === "programme-city_id") return cityText(value);
    if (kind === "rest_kind_ids")
      return formatList(
        idsOf(value).map((id) => textOf(choices.activities, id)),
        own,
      );
    if (kind === "languages")
      return formatList(
        idsOf(value).map((code) => textOf(choices.languages, code)),
        own,
      );
    return value;
  };
  return { labelOf, valueText, cityText };
}

/** Fields that are also lists: message keys of their own labels, beside those of their items' fields. */
const groups: Readonly<Record<string, string>> = {
  programme: "all",
  questions: "all",
  child_prices: "all",
  "programme-spots": "all",
};

export type DraftTexts = ReturnType<typeof useDraftTexts>;
