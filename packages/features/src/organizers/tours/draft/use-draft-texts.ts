import { localeFacts } from "@tropa/domain/locale";
import { isLocalDate } from "@tropa/domain/time/local-date";
import { formatDate, formatList } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { TourChoices } from "../queries/tour-queries.ts";
import { idsOf } from "./codecs.ts";
import { localeOf } from "./draft-form.ts";
import { kindOf } from "./draft-rules.ts";

interface Named {
  choices: TourChoices;
  cities: readonly { id: number; name: string }[];
}

/** Namespaces with the names of enumerated values; the same as on the tour's page. */
const namespaces = {
  comfort: "tour:comfort",
  accommodation: "tour:accommodation",
  "programme-meals": "tour:meals",
  difficulty: "tour:difficulty",
} as const;
const isWord = (kind: string): kind is keyof typeof namespaces => kind in namespaces;

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
    const label = t(
      `fields.${kind.replaceAll("-", ".")}${kind in groups ? `.${groups[kind]}` : ""}`,
      { defaultValue: kind },
    );
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
    if (isWord(kind))
      return formatList(
        idsOf(value).map((word) => t(`${namespaces[kind]}.${word}`, { defaultValue: word })),
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
