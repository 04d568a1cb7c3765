import { citiesByQueryCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import { Autocomplete } from "@tropa/ui-kit/autocomplete";
import type { AutocompleteOption } from "@tropa/ui-kit/autocomplete";
import { browserApi } from "../../platform/api/browser-api.ts";
import { failed } from "../../platform/api/log-failure.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

export interface CityChoiceProps {
  value: AutocompleteOption | null;
  error: string | undefined;
  onChoose: (city: AutocompleteOption | null) => void;
}

/** A city that the catalogue knows, by its first letters in any language; its region and country stand beside it. */
export function CityChoice({ value, error, onChoose }: CityChoiceProps) {
  const { t } = useTranslation("join");
  const storefront = useStorefront();
  const find = async (phrase: string, signal: AbortSignal) => {
    if (phrase === "") return [];
    const api = await browserApi(storefront);
    const { items } = await api.call(citiesByQueryCall, { query: { query: phrase }, signal });
    return items.map(({ id, name, hint }) => ({ value: String(id), text: `${name}, ${hint}` }));
  };
  return (
    <>
      <Autocomplete
        label={t("form.city")}
        hint={t("form.cityHint")}
        icon="map-pin"
        {...(error !== undefined && { error })}
        value={value}
        onValueChange={onChoose}
        options={find}
        onLoadError={failed(citiesByQueryCall.name, citiesByQueryCall.path)}
      />
      {/* For the draft alone. */}
      <input type="hidden" name="city_id" value={value?.value ?? ""} />
      <input type="hidden" name="city_name" value={value?.text ?? ""} />
    </>
  );
}
