/** The query parameter that carries a token. */
export const SELECTION_TOKEN_PARAMETER = "tour-selection-token";

/** Tokens are opaque; what looks like none is no token, and nothing of it is kept. */
export const tokenPattern = /^[\w-]{1,256}$/;

/** The token of an address and the address without it. The parameter goes even when its value is no token. */
export function takeSelectionToken(address: URL): { token: string | null; address: URL } {
  const rest = new URL(address);
  const given = rest.searchParams.get(SELECTION_TOKEN_PARAMETER);
  if (given !== null) rest.searchParams.delete(SELECTION_TOKEN_PARAMETER);
  return { token: given !== null && tokenPattern.test(given) ? given : null, address: rest };
}
