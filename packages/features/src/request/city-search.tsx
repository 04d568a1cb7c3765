import { citiesByQueryCall } from "@tropa/api-contract/calls-dictionaries";
import { Autocomplete } from "@tropa/ui-kit/autocomplete";
import { browserApi } from "../platform/browser-api.ts";
import { useTranslation } from "../platform/translation.ts";
import { useStorefront } from "../platform/storefront-context.tsx";
import type { CityFieldProps } from "./city-field.tsx";

/** A city by typing its first letters in any language; one that nobody knows yet can be named all the same. */
export default function CitySearch({ onCity, className }: CityFieldProps) {
  const { t } = useTranslation("request");
  const { locale, currency, variant } = useStorefront();
  const find = async (phrase: string, signal: AbortSignal) => {
    if (phrase === "") return [];
    const api = await browserApi({ locale, currency, variant });
    const { items } = await api.call(citiesByQueryCall, { query: { query: phrase }, signal });
    return items.map(({ id, name, hint }) => ({ value: String(id), text: `${name}, ${hint}` }));
  };
  return (
    <Autocomplete
      className={className}
      label={t("fields.city")}
      optional
      options={find}
      onCreate={(text) => ({ value: text, text })}
      onValueChange={(city) => onCity(city?.text ?? "")}
      onLoadError={(error) => console.error("citiesByQuery failed", error)}
    />
  );
}
