import type { submitHelpRequestCall } from "@tropa/api-contract/sales/calls-booking";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { setVisitorCookie, readVisitorCookie } from "../../platform/storage/consent.ts";

/** A sent help request, stored for the success screen. */
export interface SentRequest {
  requestId: number;
  /** Identifies the request to the API; its number would be easy to guess. */
  token: string;
  region: AnswerOf<typeof submitHelpRequestCall>["region"];
  /** True if an e-mail address is known, so the screen need not ask for one. */
  hasEmail?: boolean;
}

/** Returns the last help request of this browser; null if none. */
export function lastRequest(): SentRequest | null {
  const [id = "", token = "", region = ""] = (readVisitorCookie("lastRequest") ?? "").split(".");
  if (!/^\d{1,10}$/.test(id) || !/^[\da-f-]{36}$/.test(token) || !/^[a-z_]{1,32}$/.test(region))
    return null;
  return { requestId: Number(id), token, region };
}

/** Stores a sent help request in a cookie. */
export const saveLastRequest = ({ requestId, token, region }: SentRequest): void =>
  setVisitorCookie("lastRequest", `${requestId}.${token}.${region}`);
