/** The query parameter that carries a token. */
export const SELECTION_TOKEN_PARAMETER = "tour-selection-token";

/** Tokens are opaque; a value that does not match is ignored and not stored. */
export const tokenPattern = /^[\w-]{1,256}$/;

/**
 * Returns the token of an address, and the address without the parameter. The parameter is removed
 * even if its value is not a valid token.
 */
export function takeSelectionToken(address: URL): { token: string | null; address: URL } {
  const rest = new URL(address);
  const given = rest.searchParams.get(SELECTION_TOKEN_PARAMETER);
  if (given !== null) rest.searchParams.delete(SELECTION_TOKEN_PARAMETER);
  return { token: given !== null && tokenPattern.test(given) ? given : null, address: rest };
}
