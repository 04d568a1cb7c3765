import type { Suggestion } from "@tropa/api-contract/calls-catalogue";

const sameText = (a: string, b: string) => a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

/**
 * Where a phrase leads: to what bears exactly this name, else to a list, and to a single tour only where nothing
 * else is meant.
 */
export function bestSuggestion(items: readonly Suggestion[], phrase: string): Suggestion | undefined {
  return items.find(({ name }) => sameText(name, phrase)) ?? items.find(({ type }) => type !== "tour") ?? items[0];
}
