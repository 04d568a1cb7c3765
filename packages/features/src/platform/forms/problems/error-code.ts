/** Returns the declared code of a failed call, or null; works without loading the API client's error class. */
export function codeOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : null;
}
