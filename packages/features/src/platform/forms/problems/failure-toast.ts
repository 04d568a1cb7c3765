import { isApiClientError } from "@tropa/api-client/api-client-error";
import { showToast } from "../../storefront/toast.ts";

/**
 * Returns the server's message about a failed call, in the reader's language; null if it has none or was unreachable.
 */
export function messageOf(error: unknown): string | null {
  if (!isApiClientError(error) || error.kind !== "http") return null;
  const [faults] = Object.values(error.validation);
  const { message } = error.data;
  return faults?.[0] ?? (typeof message === "string" && message !== "" ? message : null);
}

/**
 * Shows a toast about a failed action.
 *
 * @param fallback text for when the server was unreachable or gave no message
 */
export function toastFailure(error: unknown, fallback: string): void {
  showToast({ type: "error", text: messageOf(error) ?? fallback });
}
