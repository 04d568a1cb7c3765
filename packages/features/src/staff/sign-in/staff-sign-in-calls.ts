import type { CodeSent, SignedIn } from "@tropa/api-contract/people/account";
import {
  staffAuthCall,
  staffAuthViaCodeCall,
  staffSessionCall,
} from "@tropa/api-contract/staff/calls-staff-sign-in";
import { accessTokens } from "../../platform/api/access-tokens.ts";
import { callApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

export interface StaffLogin {
  login: string;
  password: string;
}

export async function sendStaffCode(storefront: Storefront, body: StaffLogin): Promise<CodeSent> {
  return callApi(storefront, staffAuthCall, { body });
}

/** Signs in. `openStaffSession` sets the staff cookie separately, so that it can be retried. */
export async function verifyStaffCode(
  storefront: Storefront,
  body: { login: string; code: string },
): Promise<SignedIn> {
  const answer = await callApi(storefront, staffAuthViaCodeCall, { body });
  accessTokens.set(answer.token);
  return answer;
}

/** Sets the staff cookie, by which pages know to load what only staff see. */
export async function openStaffSession(storefront: Storefront): Promise<void> {
  await callApi(storefront, staffSessionCall, { body: {} });
}
