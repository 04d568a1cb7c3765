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
  const { t } = useTranslation("common");
  const offered = useOfferedLocale();
  const isKnown = useSyncExternalStore(
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
  if (isKnown) return null;
  return (
    <CookieNotice
      label={t("cookies.label")}
      accept={t("cookies.accept")}
      onDismiss={() => giveConsent("all")}
      // As easy to press as the other one: with an action beside it, both look alike.
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
