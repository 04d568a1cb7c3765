import { COOKIE_MAX_AGE_SECONDS } from "@tropa/domain/interface-constants";
import type { Locale } from "@tropa/domain/locale";
import { CookieNotice } from "@tropa/ui-kit/cookie-notice";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { useStorefront } from "../../platform/storefront/storefront-context.tsx";
import { useTranslation } from "../../platform/storefront/translation.ts";
import { hasCookie, onCookieChange, writeCookie } from "../../platform/browser/cookies.ts";
import { offeredLocale } from "./offered-locale.ts";

const LanguageOffer = lazy(() => import("./language-offer.tsx"));

const cookieName = "cookie-notice";

/** The language to offer to this browser; null where its language is the page's, or one was chosen before. */
function useOfferedLocale(): Locale | null {
  const { variant, locale } = useStorefront();
  return useSyncExternalStore(
    onCookieChange,
    () =>
      hasCookie("locale") ? null : offeredLocale(navigator.languages, variant.locales, locale),
    () => null,
  );
}

/**
 * What everybody is told once, at the lower edge, one thing at a time: the page's other language, then cookies. It
 * comes after hydration, as the page is the same for everyone.
 */
export function PageNotice() {
  const { t } = useTranslation();
  const offered = useOfferedLocale();
  const isKnown = useSyncExternalStore(
    onCookieChange,
    () => hasCookie(cookieName),
    () => true,
  );
  if (offered) {
    return (
      <Suspense>
        <LanguageOffer locale={offered} />
      </Suspense>
    );
  }
  if (isKnown) return null;
  return (
    <CookieNotice
      label={t("cookies.label")}
      accept={t("cookies.accept")}
      onDismiss={() => writeCookie(cookieName, "1", COOKIE_MAX_AGE_SECONDS.cookieNotice)}
    >
      {t("cookies.text")}
    </CookieNotice>
  );
}
