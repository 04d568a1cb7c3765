import { TIMES } from "@tropa/domain/page-constants";
import { useCallback, useEffect, useRef, useState } from "react";
import { browserApi } from "../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { HelpFound } from "./help-loader.ts";
import { rewriteQuery } from "../../platform/history/page-query.ts";

/** Shorter phrases would match everything. */
const shortestPhrase = 2;

interface Search {
  phrase: string;
  /** Null while there is no phrase. */
  found: HelpFound | null;
  /** The last request failed; stays true until another one succeeds. */
  isFailed: boolean;
  /** A failed request is being repeated. */
  isRetrying: boolean;
  /** The results replaced the retry button, which had the focus. */
  wasRetried: boolean;
}

const isQuestion = (phrase: string) => phrase.length >= shortestPhrase;

/** Puts the phrase into the address, so that Back from an answer restores the search. */
export function writeDown(typed: string): void {
  const phrase = isQuestion(typed.trim()) ? typed.trim() : "";
  const query = new URLSearchParams(location.search);
  if ((query.get("q") ?? "") === phrase) return;
  if (phrase === "") query.delete("q");
  else query.set("q", phrase);
  rewriteQuery(query);
}

const asItCame = { isFailed: false, isRetrying: false, wasRetried: false } as const;

/** Searches questions, debounced; a newer phrase cancels the older request. */
export function useHelpSearch(
  first: Pick<Search, "phrase" | "found">,
  phrase: string,
): Search & { retry: () => void } {
  const storefront = useStorefront();
  const [search, setSearch] = useState<Search>({ ...first, ...asItCame });
  const running = useRef<AbortController>(undefined);
  const needle = phrase.trim();
  const ask = useCallback(
    async (query: string, wasRetried: boolean) => {
      const question = new AbortController();
      running.current = question;
      const { signal } = question;
      const show = (found: HelpFound | null) => {
        if (signal.aborted) return;
        setSearch({ ...asItCame, phrase: query, found, isFailed: found === null, wasRetried });
      };
      try {
        const [api, { helpSearchCall }] = await Promise.all([
          browserApi(storefront),
          import("@tropa/api-contract/editorial/calls-content"),
        ]);
        const { items } = await api.call(helpSearchCall, { query: { query }, signal });
        show(items);
      } catch {
        show(null);
      }
    },
    [storefront],
  );
  useEffect(() => {
    const { pathname: page } = location;
    const timer = setTimeout(() => {
      // An answer was opened meanwhile, and its address must not change.
      if (location.pathname !== page) return;
      writeDown(needle);
      if (isQuestion(needle) && needle !== first.phrase) void ask(needle, false);
    }, TIMES.citySearchDebounceMs);
    return () => {
      clearTimeout(timer);
      running.current?.abort();
    };
  }, [needle, first.phrase, ask]);
  const retry = () => {
    setSearch((before) => ({ ...before, isRetrying: true }));
    void ask(needle, true);
  };
  if (!isQuestion(needle)) return { phrase: "", found: null, ...asItCame, retry };
  return needle === first.phrase ? { ...first, ...asItCame, retry } : { ...search, retry };
}
