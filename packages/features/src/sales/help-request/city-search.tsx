import { Autocomplete } from "@tropa/ui-kit/autocomplete";
import { findHomeCities, homeCitiesFailed } from "../../people/contact-fields/home-city.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { readDraft } from "../../platform/forms/drafts/form-draft.ts";

/** The text is also the value: the team reads names, not ids. */
const option = (text: string, name = text) => ({ value: text, text, name });

/** Searches cities by their first letters in any language; unknown cities can be entered as they are. */
export default function CitySearch({ name }: { name: string }) {
  const { t } = useTranslation("request");
  const { locale, currency, variant } = useStorefront();
  const find = async (phrase: string, signal: AbortSignal) => {
    const found = await findHomeCities({ locale, currency, variant }, phrase, signal);
    return found.map(({ text, name }) => option(text, name));
  };
  const { city } = readDraft("help");
  return (
    <Autocomplete
      name={name}
      label={t("fields.city")}
      optional
      defaultValue={city ? option(city) : null}
      options={find}
      onCreate={(text) => option(text)}
      onLoadError={homeCitiesFailed}
    />
  );
}
