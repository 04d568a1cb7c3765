import type { submitHelpRequestCall } from "@tropa/api-contract/sales/calls-booking";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { keepCookie, readVisitorCookie } from "../../platform/storage/consent.ts";

/** What the success screen goes on with. */
export interface SentRequest {
  requestId: number;
  /** By it the request is gone on with: its number is easy to guess. */
  token: string;
  region: AnswerOf<typeof submitHelpRequestCall>["region"];
  /** There is an address to answer to already: the screen need not ask for one. */
  hasEmail?: boolean;
}

/** The help request that this browser sent last: the success screen and orders of programmes go on with it. */
export function lastRequest(): SentRequest | null {
  const [id = "", token = "", region = ""] = (readVisitorCookie("lastRequest") ?? "").split(".");
  if (!/^\d{1,10}$/.test(id) || !/^[\da-f-]{36}$/.test(token) || !/^[a-z_]{1,32}$/.test(region))
    return null;
  return { requestId: Number(id), token, region };
}

export const keepLastRequest = ({ requestId, token, region }: SentRequest): void =>
  keepCookie("lastRequest", `${requestId}.${token}.${region}`);
