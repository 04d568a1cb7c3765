import { Autocomplete } from "@tropa/ui-kit/autocomplete";
import { findHomeCities, homeCitiesFailed } from "../../people/contact-fields/home-city.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { readDraft } from "../../platform/forms/drafts/form-draft.ts";

/** What is sent is what is read: the team reads words, no numbers of cities. */
const option = (text: string, name = text) => ({ value: text, text, name });

/** A city by typing its first letters in any language; one that nobody knows yet can be named all the same. */
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
