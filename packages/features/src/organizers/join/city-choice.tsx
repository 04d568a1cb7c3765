import { Autocomplete } from "@tropa/ui-kit/autocomplete";
import type { AutocompleteOption } from "@tropa/ui-kit/autocomplete";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import {
  findHomeCities,
  homeCitiesFailed,
  typedCity,
} from "../../people/contact-fields/home-city.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

export interface CityChoiceProps {
  value: AutocompleteOption | null;
  error: string | undefined;
  onChoose: (city: AutocompleteOption | null) => void;
}

/** Autocomplete for cities of the world, with their country; unknown cities are taken as typed. */
export function CityChoice({ value, error, onChoose }: CityChoiceProps) {
  const { t } = useTranslation("join");
  const storefront = useStorefront();
  return (
    <>
      <Autocomplete
        label={t("form.city")}
        hint={t("form.cityHint")}
        icon="map-pin"
        {...(error !== undefined && { error })}
        value={value}
        onValueChange={onChoose}
        options={(phrase, signal) => findHomeCities(storefront, phrase, signal)}
        onCreate={typedCity}
        onLoadError={homeCitiesFailed}
      />
      {/* Stores the choice in the draft. */}
      <input type="hidden" name="city_id" value={value?.value ?? ""} />
      <input type="hidden" name="city_name" value={value?.text ?? ""} />
    </>
  );
}
