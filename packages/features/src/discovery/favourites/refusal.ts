import { ApiClientError } from "@tropa/api-client/api-client-error";

/** Why the server would not keep a favourite, in the reader's language; null where it was out of reach. */
export function refusal(error: unknown): string | null {
  if (!(error instanceof ApiClientError)) return null;
  const [faults] = Object.values(error.validation ?? {});
  return faults?.[0] ?? null;
}
