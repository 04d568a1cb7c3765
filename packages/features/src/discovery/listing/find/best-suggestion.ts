import type { Suggestion } from "@tropa/api-contract/discovery/calls-home";

const plain = (text: string) => text.trim().toLocaleLowerCase();

/**
 * Picks the page a phrase leads to: an exact name first, then a listing, then a tour whose title contains the phrase. A
 * tour that merely resembles the phrase is ignored, since completion is lenient.
 */
export function bestSuggestion(
  items: readonly Suggestion[],
  phrase: string,
): Suggestion | undefined {
  const needle = plain(phrase);
  return (
    items.find(({ name }) => plain(name) === needle) ??
    items.find(({ type }) => type !== "tour") ??
    items.find(({ name }) => plain(name).includes(needle))
  );
}
