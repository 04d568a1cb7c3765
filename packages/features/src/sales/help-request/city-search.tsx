import { citiesByQueryCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import { Autocomplete } from "@tropa/ui-kit/autocomplete";
import { browserApi } from "../../platform/api/browser-api.ts";
import { failed } from "../../platform/api/log-failure.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { readDraft } from "../../platform/forms/form-draft.ts";

/** What is sent is what is read: the team reads words, no numbers of cities. */
const option = (text: string) => ({ value: text, text });

/** A city by typing its first letters in any language; one that nobody knows yet can be named all the same. */
export default function CitySearch({ name }: { name: string }) {
  const { t } = useTranslation("request");
  const { locale, currency, variant } = useStorefront();
  const find = async (phrase: string, signal: AbortSignal) => {
    if (phrase === "") return [];
    const api = await browserApi({ locale, currency, variant });
    const { items } = await api.call(citiesByQueryCall, { query: { query: phrase }, signal });
    return items.map((city) => option(`${city.name}, ${city.hint}`));
  };
  const { city } = readDraft("help");
  return (
    <Autocomplete
      name={name}
      label={t("fields.city")}
      optional
      defaultValue={city ? option(city) : null}
      options={find}
      onCreate={option}
      onLoadError={failed(citiesByQueryCall.name, citiesByQueryCall.path)}
    />
  );
}
