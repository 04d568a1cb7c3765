import { isApiClientError } from "@tropa/api-client/api-client-error";
import { showToast } from "../../storefront/toast.ts";

/** The server's own words on a failed call, in the reader's language; null where it has none, or was out of reach. */
export function messageOf(error: unknown): string | null {
  if (!isApiClientError(error) || error.kind !== "http") return null;
  const [faults] = Object.values(error.validation);
  const { message } = error.data;
  return faults?.[0] ?? (typeof message === "string" && message !== "" ? message : null);
}

/**
 * Says in the corner why something that was pressed did not come about.
 *
 * @param fallback said where the server was out of reach, or has no words
 */
export function toastFailure(error: unknown, fallback: string): void {
  showToast({ type: "error", text: messageOf(error) ?? fallback });
}
