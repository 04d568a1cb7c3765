import type { Suggestion } from "@tropa/api-contract/discovery/calls-home";

const plain = (text: string) => text.trim().toLocaleLowerCase();

/**
 * Where a phrase leads: to what bears exactly this name, else to a list, else to the tour whose title says the
 * phrase. Completion is lenient, and a single tour that only looks like the phrase was hardly meant.
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
