import type { Locale } from "@tropa/domain/locale";
import { languageOffer } from "@tropa/i18n/language-offers";
import { Button } from "@tropa/ui-kit/button";
import { CookieNotice } from "@tropa/ui-kit/cookie-notice";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { setVisitorCookie } from "../../platform/storage/consent.ts";
import { useChoiceAddress } from "../../platform/links/choice-address.ts";

/** Offers the page in the browser's language, in that language; either answer is remembered. */
export default function LanguageOffer({ locale: offered }: { locale: Locale }) {
  const { locale } = useStorefront();
  const addressOf = useChoiceAddress();
  const { label, text, take, decline } = languageOffer(offered);
  return (
    <CookieNotice
      lang={offered}
      label={label}
      action={
        <Button size="sm" href={addressOf("locale", offered)} hrefLang={offered}>
          {take}
        </Button>
      }
      accept={decline}
      onDismiss={() => setVisitorCookie("locale", locale)}
    >
      {text}
    </CookieNotice>
  );
}
