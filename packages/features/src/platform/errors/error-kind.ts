/** Kinds of error pages; each has its texts in the `errors` catalogue. */
export type ErrorKind = "404" | "removed" | "410" | "403" | "503" | "500" | "offline";

/**
 * Returns the error page for a status; unknown ones are treated as 500
 * (docs/product/errors-and-degradation.md#error-pages).
 */
export function errorKind(status: number, reason: string | null): ErrorKind {
  if (status === 404) return reason === "removed_from_publication" ? "removed" : "404";
  if (status === 410) return "410";
  if (status === 401 || status === 403) return "403";
  return status === 503 ? "503" : "500";
}
