import { takeSelectionToken } from "@tropa/domain/discovery/selection-token";
import { lazySelection } from "./use-selection.ts";

/** Starts selection mode with the token in a query; returns the query without it. */
export function takeToken(search: string): string {
  const { token, address } = takeSelectionToken(new URL(search, window.location.origin));
  if (token !== null) lazySelection.act(({ send }) => send({ type: "tokenTaken", token }));
  return address.search;
}
