import { TIMES } from "@tropa/domain/page-constants";
import { useEffect, useState } from "react";
import { browserApi } from "../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { HelpFound } from "./help-loader.ts";
import { rewriteQuery } from "../../platform/browser/page-query.ts";

/** One letter means everything. */
const shortestPhrase = 2;

interface Search {
  phrase: string;
  /** Null while nothing is asked. */
  found: HelpFound | null;
  isFailed: boolean;
}

/** Puts the phrase into the address, so that Back from an answer finds the others again. */
function writeDown(phrase: string): void {
  const query = new URLSearchParams(location.search);
  if ((query.get("q") ?? "") === phrase) return;
  if (phrase === "") query.delete("q");
  else query.set("q", phrase);
  rewriteQuery(query);
}

/** Questions for a phrase, a moment after the last key; a newer phrase cancels the question of an older one. */
export function useHelpSearch(first: Omit<Search, "isFailed">, phrase: string): Search {
  const storefront = useStorefront();
  const [search, setSearch] = useState<Search>({ ...first, isFailed: false });
  const needle = phrase.trim();
  useEffect(() => {
    const question = new AbortController();
    const ask = async () => {
      const [api, { helpSearchCall }] = await Promise.all([
        browserApi(storefront),
        import("@tropa/api-contract/editorial/calls-content"),
      ]);
      return api.call(helpSearchCall, { query: { query: needle }, signal: question.signal });
    };
    const timer = setTimeout(() => {
      const isAsking = needle.length >= shortestPhrase;
      writeDown(isAsking ? needle : "");
      if (!isAsking || needle === first.phrase) return;
      ask().then(
        ({ items }) => setSearch({ phrase: needle, found: items, isFailed: false }),
        () => {
          if (!question.signal.aborted) setSearch({ phrase: needle, found: null, isFailed: true });
        },
      );
    }, TIMES.citySearchDebounceMs);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [needle, first.phrase, storefront]);
  if (needle.length < shortestPhrase) return { phrase: "", found: null, isFailed: false };
  return needle === first.phrase ? { ...first, isFailed: false } : search;
}
