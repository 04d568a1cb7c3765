/** The declared code of a failed call, if it has one; asked without loading the client's own class. */
export function codeOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : null;
}
