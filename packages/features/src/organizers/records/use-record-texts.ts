import type { OrganizerRecord } from "@tropa/api-contract/organizers/organizer";
import { localeFacts } from "@tropa/domain/locale";
import { formatList } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { homeCityOf } from "../../people/contact-fields/home-city.ts";
import type { RecordChoices } from "./record-queries.ts";
import { partsOf } from "./record-values.ts";

/** Returns a city's name; an id refers to the record's own city. */
export function cityText(value: string, city: OrganizerRecord["city"] | null): string {
  const home = homeCityOf(value);
  if ("city" in home) return home.city.name;
  return city?.id === home.city_id ? city.name : value;
}

/** Labels of a record's fields, and readable values. */
export function useRecordTexts(choices: RecordChoices, city: OrganizerRecord["city"] | null) {
  const { t } = useTranslation("organizerRecords");
  const { locale: own } = useStorefront();
  const labelOf = (name: string): string => {
    const { field, locale, isRequisite } = partsOf(name);
    if (isRequisite) return t(`requisites.fields.${field}`, { defaultValue: field });
    const label = t(`fields.${field}`, { defaultValue: field });
    return locale ? t("inLanguage", { field: label, language: localeFacts[locale].name }) : label;
  };
  const valueText = (name: string, value: string): string => {
    const { field } = partsOf(name);
    if (value === "") return "";
    if (field === "legal_form") return t(`requisites.forms.${value}`, { defaultValue: value });
    if (field === "country_id")
      return choices.countries.find(({ id }) => String(id) === value)?.name ?? value;
    if (field === "city") return cityText(value, city);
    if (field === "languages") {
      const names = value
        .split(",")
        .map((code) => choices.languages.find((one) => one.code === code)?.name ?? code);
      return formatList(names, own);
    }
    return value;
  };
  return { labelOf, valueText };
}
