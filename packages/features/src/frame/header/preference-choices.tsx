import { localeFacts } from "@tropa/domain/locale";
import { currencySigns } from "@tropa/domain/money";
import { useChoiceAddress } from "../../platform/links/choice-address.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

/** Languages and currencies of the storefront as links; the menu panel styles them. */
export function PreferenceChoices() {
  const { t } = useTranslation("common");
  const { variant, locale, currency } = useStorefront();
  const choose = useChoiceAddress();
  return (
    <>
      {variant.locales.length > 1 && (
        <section>
          <h2>{t("preferences.language")}</h2>
          <ul>
            {variant.locales.map((choice) => (
              <li key={choice}>
                <a
                  href={choose("locale", choice)}
                  lang={choice}
                  aria-current={choice === locale || undefined}
                  rel="nofollow"
                >
                  {localeFacts[choice].name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t("preferences.currency")}</h2>
        <ul>
          {variant.currencies.map((choice) => (
            <li key={choice}>
              <a
                href={choose("currency", choice)}
                aria-current={choice === currency || undefined}
                rel="nofollow"
              >
                <b>{choice}</b> {t(`currencies.${choice}`)}
              </a>
            </li>
          ))}
        </ul>
        {variant.chargeCurrency !== currency && (
          <p>{t("preferences.charged", { currency: currencySigns[variant.chargeCurrency] })}</p>
        )}
      </section>
    </>
  );
}
