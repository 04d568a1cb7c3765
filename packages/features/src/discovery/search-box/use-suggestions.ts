import { completionCall } from "@tropa/api-contract/discovery/calls-home";
import type { Suggestion } from "@tropa/api-contract/discovery/calls-home";
import { TIMES } from "@tropa/domain/page-constants";
import { useEffect, useState } from "react";
import { logFailureLazily } from "../../platform/api/log-failure-lazily.ts";
import { browserApi } from "../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Number of suggestions to request (docs/product/filter.md#suggestions). */
const suggestionsShown = 5;
/** Shorter phrases would match everything. */
const shortestPhrase = 2;

interface Found {
  phrase: string;
  items: readonly Suggestion[];
}
const none: readonly Suggestion[] = [];
/** One shared object, so that empty results do not re-render. */
const nothing: Found = { phrase: "", items: none };

/**
 * Suggestions for a phrase, debounced; a newer phrase cancels the older request. Empty if the call fails
 * (docs/product/errors-and-degradation.md#degradation): the form still searches.
 */
export function useSuggestions(phrase: string): Found {
  const { locale, currency, variant } = useStorefront();
  const [found, setFound] = useState<Found>(nothing);
  const needle = phrase.trim();
  useEffect(() => {
    if (needle.length < shortestPhrase) return undefined;
    const question = new AbortController();
    const ask = async () => {
      const api = await browserApi({ locale, currency, variant });
      const query = { phrase: needle, limit: String(suggestionsShown) };
      return (await api.call(completionCall, { query, signal: question.signal })).items;
    };
    const timer = setTimeout(() => {
      ask().then(
        (items) => setFound({ phrase: needle, items }),
        (error: unknown) => {
          if (question.signal.aborted) return;
          setFound({ phrase: needle, items: none });
          logFailureLazily("tourCompletion", "/spa/tours-filter-completion", error);
        },
      );
    }, TIMES.citySearchDebounceMs);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [needle, locale, currency, variant]);
  // While typing, the suggestions for the shorter phrase stay until the next arrive.
  return needle.length < shortestPhrase ? nothing : found;
}
