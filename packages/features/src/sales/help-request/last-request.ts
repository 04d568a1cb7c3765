import { keepCookie, keptCookie } from "../../platform/browser/consent.ts";
import type { SentRequest } from "./help-form.ts";

const regions = ["crimea", "dnr", "lnr", "other"] as const satisfies SentRequest["region"][];

/** The help request that this browser sent last: the success screen and orders of programmes go on with it. */
export function lastRequest(): SentRequest | null {
  const [id = "", token = "", named] = (keptCookie("lastRequest") ?? "").split(".");
  const region = regions.find((one) => one === named);
  if (!/^\d{1,10}$/.test(id) || !/^[\da-f-]{36}$/.test(token) || !region) return null;
  return { requestId: Number(id), token, region };
}

export const keepLastRequest = ({ requestId, token, region }: SentRequest): void =>
  keepCookie("lastRequest", `${requestId}.${token}.${region}`);
