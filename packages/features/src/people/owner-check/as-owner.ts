import { isApiClientError } from "@tropa/api-client/api-client-error";
import { requestStore } from "../../platform/browser/request-store.ts";

/** The window in which somebody shows that the account is theirs is wanted. */
export interface OwnerRequest {
  /** False where they will not. */
  answer: (isOwner: boolean) => void;
}

export const ownerRequests = requestStore<OwnerRequest>();

/**
 * Makes a call that only the owner may make: where the sign-in was too long ago it asks who is there, and makes the call
 * once more. Throws the first refusal where they will not say. The page has an `OwnerWindow`.
 */
export async function asOwner<Answer>(send: () => Promise<Answer>): Promise<Answer> {
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
