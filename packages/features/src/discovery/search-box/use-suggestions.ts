import { completionCall } from "@tropa/api-contract/discovery/calls-home";
import type { Suggestion } from "@tropa/api-contract/discovery/calls-home";
import { TIMES } from "@tropa/domain/page-constants";
import { useEffect, useState } from "react";
import { logFailureLazily } from "../../platform/api/note-later.ts";
import { browserApi } from "../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Phrases of a completion (docs/product/filter.md#suggestions). */
const suggestionsShown = 5;
/** One letter means everything. */
const shortestPhrase = 2;

interface Found {
  phrase: string;
  items: readonly Suggestion[];
}
const none: readonly Suggestion[] = [];
/** One object, so that nothing found after nothing found is no news. */
const nothing: Found = { phrase: "", items: none };

/**
 * Suggestions for a phrase, a moment after the last key. A newer phrase cancels the question of an older one. A
 * failed question has no suggestions (docs/product/errors-and-degradation.md#degradation): the form still searches.
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
  // What was found for the beginning of a phrase stays until what it has become is answered.
  return needle.length < shortestPhrase ? nothing : found;
}
