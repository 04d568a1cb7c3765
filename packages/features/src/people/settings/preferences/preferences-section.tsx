import { useMutation, useQuery } from "@tanstack/react-query";
import type { Profile } from "@tropa/api-contract/people/account";
import {
  setCurrencyCall,
  setLanguageCall,
  updateProfileCall,
} from "@tropa/api-contract/people/calls-profile";
import type { BodyOf } from "@tropa/api-contract/base/endpoint";
import { timeZones } from "@tropa/domain/time/time-zones";
import { localeFacts } from "@tropa/domain/locale";
import { Select } from "@tropa/ui-kit/select";
import { useChoiceAddress } from "../../../platform/links/choice-address.ts";
import { setVisitorCookie } from "../../../platform/storage/consent.ts";
import { logAndReturnNull } from "../../../platform/api/log-failure.ts";
import { callApi } from "../../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { toastFailure } from "../../../platform/forms/problems/failure-toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { setProfile } from "../../session/session.ts";
import { countriesQuery, setCurrency, setLanguage } from "../settings-queries.ts";
import { zoneItems } from "./zone-items.ts";
import styles from "../settings.module.css";

type Change = Pick<BodyOf<typeof updateProfileCall>, "country_id" | "timezone">;

/** Saves a choice at once: shows it immediately and reverts it if saving fails. */
function useSavedChoice(profile: Profile) {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  return useMutation({
    mutationFn: ({ change }: { change: Change; shown: Profile }) =>
      callApi(storefront, updateProfileCall, { body: change }),
    onMutate: ({ shown }) => setProfile(shown),
    onSuccess: setProfile,
    onError: (error) => {
      setProfile(profile);
      toastFailure(error, t("notSaved"));
    },
  });
}

/** Language, currency, country and time zone. */
export function PreferencesSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const { variant, locale, currency } = storefront;
  const addressOf = useChoiceAddress();
  const countries = useQuery(countriesQuery(storefront));
  const { mutate } = useSavedChoice(profile);

  const chooseCountry = (id: string) => {
    const country = countries.data?.items.find((one) => String(one.id) === id);
    if (!country) return;
    if (country.iso_code) setVisitorCookie("country", country.iso_code, true);
    mutate({ change: { country_id: country.id }, shown: { ...profile, country } });
  };
  const chooseZone = (timezone: string) =>
    mutate({ change: { timezone }, shown: { ...profile, timezone } });
  /** Reloads the page in another language or currency; a failure to save it to the account is only logged. */
  const choosePage = async (name: "locale" | "currency", value: string, save: Promise<unknown>) => {
    const { name: call, path } = name === "currency" ? setCurrencyCall : setLanguageCall;
    await save.catch(logAndReturnNull(call, path));
    window.location.assign(`${addressOf(name, value)}#preferences`);
  };

  return (
    <div className={styles.pair}>
      {variant.locales.length > 1 && (
        <Select
          label={t("preferences.language")}
          items={variant.locales.map((value) => ({ value, text: localeFacts[value].name }))}
          value={locale}
          onValueChange={(value) => {
            const chosen = variant.locales.find((one) => one === value);
            if (chosen) void choosePage("locale", chosen, setLanguage(storefront, chosen));
          }}
        />
      )}
      <Select
        label={t("preferences.currency")}
        items={variant.currencies.map((value) => ({
          value,
          text: `${value}: ${t(`common:currencies.${value}`)}`,
        }))}
        value={currency}
        onValueChange={(value) => {
          const chosen = variant.currencies.find((one) => one === value);
          if (chosen) void choosePage("currency", chosen, setCurrency(storefront, chosen));
        }}
      />
      <Select
        label={t("preferences.country")}
        placeholder={t("preferences.notChosen")}
        disabled={!countries.data}
        items={
          countries.data?.items.map(({ id, name }) => ({ value: String(id), text: name })) ??
          (profile.country
            ? [{ value: String(profile.country.id), text: profile.country.name }]
            : [])
        }
        value={profile.country ? String(profile.country.id) : ""}
        onValueChange={chooseCountry}
        error={countries.isError ? t("preferences.noCountries") : undefined}
      />
      <Select
        label={t("preferences.timezone")}
        placeholder={t("preferences.notChosen")}
        items={zoneItems(timeZones, profile.timezone, locale)}
        value={profile.timezone ?? ""}
        onValueChange={chooseZone}
      />
    </div>
  );
}
