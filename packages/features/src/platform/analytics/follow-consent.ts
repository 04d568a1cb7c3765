import { TIMES } from "@tropa/domain/page-constants";
import { consent, onConsentChange } from "../storage/consent.ts";
import { whenIdle } from "@tropa/page-runtime/browser/lazy-store";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/**
 * Starts the storefront's analytics after consent, once the page is six seconds old and the browser is idle. Nothing is
 * requested before. Returns a function that stops waiting.
 */
export function followConsent(storefront: Storefront): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    if (consent() !== "all") return;
    import("./counter.ts").then(
      ({ startAnalytics }) => startAnalytics(storefront),
      () => {},
    );
  };
  const check = () => {
    clearTimeout(timer);
    if (consent() === "all")
      timer = setTimeout(() => whenIdle(start), TIMES.analyticsIdleTimeoutMs);
  };
  check();
  const stop = onConsentChange(check);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
