import { filterChoicesCall } from "@tropa/api-contract/discovery/calls-discovery";
import type { FoundChoice, SearchedField } from "@tropa/api-contract/discovery/calls-discovery";
import { TIMES } from "@tropa/domain/page-constants";
import { filterToQuery } from "@tropa/domain/discovery/search-filter";
import { useEffect, useState } from "react";
import { browserApi } from "../../../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { changeFilter } from "../../choices/filter-links.ts";
import type { ListingFilter } from "../use-listing-filter.ts";

interface Sought {
  items: readonly FoundChoice[];
  /** The question that the choices answer; null before the first answer. */
  answered: string | null;
  hasFailed: boolean;
}

const nothing: Sought = { items: [], answered: null, hasFailed: false };

/**
 * Searches choices of a group by name, or returns those with the most tours, within the other filters. Debounced; a
 * newer question cancels the previous one.
 */
export function useChoiceSearch(
  field: SearchedField,
  phrase: string,
  { filter, ceilings }: Pick<ListingFilter, "filter" | "ceilings">,
) {
  const { locale, currency, variant } = useStorefront();
  const [found, setFound] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const question = JSON.stringify({
    query: {
      ...filterToQuery(changeFilter(filter, { [field]: null }), ceilings),
      field,
      phrase: phrase.trim(),
    },
    attempt,
  });
  useEffect(() => {
    const asking = new AbortController();
    const ask = async () => {
      const api = await browserApi({ locale, currency, variant });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written a few lines above
      const { query } = JSON.parse(question) as { query: Record<string, string> };
      return (await api.call(filterChoicesCall, { query, signal: asking.signal })).items;
    };
    const timer = setTimeout(
      () => {
        ask().then(
          (items) => setFound({ items, answered: question, hasFailed: false }),
          () => {
            if (!asking.signal.aborted)
              setFound((last) => ({ ...last, answered: question, hasFailed: true }));
          },
        );
      },
      phrase === "" ? 0 : TIMES.citySearchDebounceMs,
    );
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [question, phrase, locale, currency, variant]);
  return {
    items: found.items,
    hasFailed: found.hasFailed && found.answered === question,
    isLoading: found.answered !== question,
    retry: () => setAttempt((last) => last + 1),
  };
}
