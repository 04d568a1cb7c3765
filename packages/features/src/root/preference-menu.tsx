import { localePrefix } from "@tropa/domain/variant-config";
import { localeNames } from "@tropa/i18n/locale-names";
import { Icon } from "@tropa/ui-kit/icon";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useStorefront } from "../platform/storefront-context.tsx";
import styles from "./preference-menu.module.css";

/**
 * Language and currency. The choices are links that the storefront's server answers with a cookie, so
 * they work without a script; a choice is a new page, since both stand in its HTML.
 */
export function PreferenceMenu() {
  const { t } = useTranslation();
  const { variant, locale, currency } = useStorefront();
  const { pathname, search } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);

  // The router keeps the header through navigation: an open menu would stay over the next page.
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [pathname, search]);

  const here = `${localePrefix(variant, locale)}${pathname === "/" && localePrefix(variant, locale) ? "" : pathname}`;
  const choose = (name: "locale" | "currency", value: string) => {
    const parameters = new URLSearchParams(search);
    parameters.set(name, value);
    return `${here || "/"}?${parameters.toString()}`;
  };
  return (
    <details
      ref={menu}
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key === "Escape") event.currentTarget.open = false;
      }}
    >
      <summary className={styles.summary} aria-label={t("preferences.label", { locale: localeNames[locale], currency })}>
        <Icon name="globe" size={20} />
        <span>{variant.locales.length > 1 ? `${locale.toUpperCase()} · ${currency}` : currency}</span>
      </summary>
      <div className={styles.panel}>
        {variant.locales.length > 1 && (
          <section>
            <h2>{t("preferences.language")}</h2>
            <ul>
              {variant.locales.map((choice) => (
                <li key={choice}>
                  <a href={choose("locale", choice)} lang={choice} aria-current={choice === locale || undefined} rel="nofollow">
                    {localeNames[choice]}
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
                <a href={choose("currency", choice)} aria-current={choice === currency || undefined} rel="nofollow">
                  <b>{choice}</b> {t(`currencies.${choice}`)}
                </a>
              </li>
            ))}
          </ul>
          {variant.chargeCurrency !== currency && <p>{t("preferences.charged", { currency: variant.chargeCurrency })}</p>}
        </section>
      </div>
    </details>
  );
}
