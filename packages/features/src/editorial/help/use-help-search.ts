import { TIMES } from "@tropa/domain/page-constants";
import { useCallback, useEffect, useRef, useState } from "react";
import { browserApi } from "../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { HelpFound } from "./help-loader.ts";
import { rewriteQuery } from "../../platform/history/page-query.ts";

/** One letter means everything. */
const shortestPhrase = 2;

interface Search {
  phrase: string;
  /** Null while nothing is asked. */
  found: HelpFound | null;
  /** The last question got no answer; it stays so until another one gets one. */
  isFailed: boolean;
  /** It is asked again. */
  isRetrying: boolean;
  /** What was found took the place of the button that asked again. */
  wasRetried: boolean;
}

const isQuestion = (phrase: string) => phrase.length >= shortestPhrase;

/** Puts the phrase into the address, so that Back from an answer finds the others again. */
export function writeDown(typed: string): void {
  const phrase = isQuestion(typed.trim()) ? typed.trim() : "";
  const query = new URLSearchParams(location.search);
  if ((query.get("q") ?? "") === phrase) return;
  if (phrase === "") query.delete("q");
  else query.set("q", phrase);
  rewriteQuery(query);
}

const asItCame = { isFailed: false, isRetrying: false, wasRetried: false } as const;

/** Questions for a phrase, a moment after the last key; a newer phrase cancels the question of an older one. */
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
      // Somebody has gone on to an answer, whose address is none of ours.
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
