import { COOKIE_MAX_AGE_SECONDS } from "@tropa/domain/interface-constants";
import { CookieNotice } from "@tropa/ui-kit/cookie-notice";
import { useSyncExternalStore } from "react";
import { useTranslation } from "../platform/translation.ts";

const cookieName = "cookie-notice";

const listeners = new Set<() => void>();

function onDismissal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const hasCookie = () =>
  document.cookie.split("; ").some((cookie) => cookie.startsWith(`${cookieName}=`));

/** The cookie notice, until it is dismissed; it comes after hydration, as the page is the same for everyone. */
export function CookieConsent() {
  const { t } = useTranslation();
  const isKnown = useSyncExternalStore(onDismissal, hasCookie, () => true);
  if (isKnown) return null;
  const dismiss = () => {
    const secure = window.location.protocol === "https:" ? "; Secure" : "";
    document.cookie = `${cookieName}=1; Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS.cookieNotice}; SameSite=Lax${secure}`;
    for (const listener of listeners) listener();
  };
  return (
    <CookieNotice label={t("cookies.label")} accept={t("cookies.accept")} onDismiss={dismiss}>
      {t("cookies.text")}
    </CookieNotice>
  );
}
