import { siteCompletionCall } from "@tropa/api-contract/editorial/calls-site-search";
import type { SiteSuggestion } from "@tropa/api-contract/editorial/calls-site-search";
import { useEffect, useState } from "react";
import { browserApi } from "../../platform/api/browser-api.ts";
import { logFailureLazily } from "../../platform/api/log-failure-lazily.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";

const none: readonly SiteSuggestion[] = [];

/**
 * Articles, sights, organizers and help answers for a phrase, requested after its tours were found, so that they never
 * delay them. Empty if the call fails.
 */
export function useSiteSuggestions(answered: string): readonly SiteSuggestion[] {
  const { locale, currency, variant } = useStorefront();
  const [found, setFound] = useState({ phrase: "", items: none });
  useEffect(() => {
    if (answered === "") return undefined;
    const question = new AbortController();
    const ask = async () => {
      const api = await browserApi({ locale, currency, variant });
      const query = { phrase: answered };
      const { items } = await api.call(siteCompletionCall, { query, signal: question.signal });
      setFound({ phrase: answered, items });
    };
    ask().catch((error: unknown) => {
      if (!question.signal.aborted)
        logFailureLazily("siteCompletion", siteCompletionCall.path, error);
    });
    return () => question.abort();
  }, [answered, locale, currency, variant]);
  return found.phrase === answered ? found.items : none;
}
