import type { Locale } from "@tropa/domain/locale";
import { CookieNotice } from "@tropa/ui-kit/cookie-notice";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { Link } from "@tropa/ui-kit/link";
import { privacyPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { consent, giveConsent } from "../../platform/storage/consent.ts";
import { hasCookie, onCookieChange } from "@tropa/page-runtime/browser/cookies";
import { offeredLocale } from "./offered-locale.ts";

const LanguageOffer = lazy(() => import("./language-offer.tsx"));

/** The locale to offer to this browser; null if it is the page's, or if the visitor chose one before. */
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
 * One-time notices at the lower edge, one at a time: the offer of another language, then cookies. Rendered after
 * hydration, since the server's page is the same for everybody.
 */
export function PageNotice() {
  const { t } = useTranslation("common");
  const offered = useOfferedLocale();
  const hasAnswered = useSyncExternalStore(
    onCookieChange,
    () => consent() !== null,
    () => true,
  );
  if (offered) {
    return (
      <Suspense>
        <LanguageOffer locale={offered} />
      </Suspense>
    );
  }
  if (hasAnswered) return null;
  return (
    <CookieNotice
      label={t("cookies.label")}
      accept={t("cookies.accept")}
      onDismiss={() => giveConsent("all")}
      // Both buttons look alike, so that refusing is as easy as accepting.
      action={
        <Button size="sm" variant="secondary" onClick={() => giveConsent("necessary")}>
          {t("cookies.necessary")}
        </Button>
      }
    >
      {t("cookies.text")} <Link href={privacyPath()}>{t("cookies.more")}</Link>
    </CookieNotice>
  );
}
