import { isApiClientError } from "@tropa/api-client/api-client-error";
import { requestStore } from "../../platform/browser/request-store.ts";

/** A request to open the window in which somebody proves to own the account. */
export interface OwnerRequest {
  /** False if they decline. */
  answer: (isOwner: boolean) => void;
}

/** Pending requests to prove ownership, shown by `OwnerCheckDialog`. */
export const ownerRequests = requestStore<OwnerRequest>();

/**
 * Makes a call that needs a recent sign-in: if it was too long ago, asks for proof of ownership and repeats the call.
 * Throws the first error if they decline. The page must render `OwnerCheckDialog`.
 */
export async function withOwnerCheck<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!isApiClientError(error) || error.code !== "confirm_owner") throw error;
    const isOwner = await new Promise<boolean>((resolve) => ownerRequests.set({ answer: resolve }));
    ownerRequests.set(null);
    if (!isOwner) throw error;
  }
  return send();
}
