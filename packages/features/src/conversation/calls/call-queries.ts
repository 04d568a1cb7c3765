import { queryOptions } from "@tanstack/react-query";
import {
  organizerPhoneCodeCall,
  userPhoneCodeCall,
  webCallDataCall,
} from "@tropa/api-contract/conversation/calls-phone-codes";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { browserApi, callApi } from "../../platform/api/browser-api.ts";
import type { Callee } from "./callee.ts";

export type DialledCallee = Exclude<Callee, { kind: "support" }>;

/** A shared number and a code. Both expire after an hour, so they are not cached beyond the window. */
export const phoneCodeQuery = (
  storefront: Storefront,
  callee: DialledCallee,
  countryId: number | undefined,
) =>
  queryOptions({
    queryKey: ["phoneCode", callee, countryId],
    queryFn: () => phoneCodeOf(storefront, callee, countryId),
    gcTime: 0,
    retry: false,
  });

async function phoneCodeOf(
  storefront: Storefront,
  callee: DialledCallee,
  countryId: number | undefined,
): Promise<AnswerOf<typeof organizerPhoneCodeCall>> {
  const api = await browserApi(storefront);
  const where = countryId === undefined ? {} : { country_id: countryId };
  if (callee.kind === "tourist")
    return api.call(userPhoneCodeCall, { body: { chat_id: callee.chatId, ...where } });
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return api.call(organizerPhoneCodeCall, {
    body: { tour_organizer_id: callee.id, timezone: timeZone, ...where },
  });
}

/**
 * Returns the gateway's URL and a token; null if the call is not offered. The token is short-lived: fetch one per
 * call.
 */
export async function webCallData(
  storefront: Storefront,
  callee: Callee,
): Promise<{ url: string; token: string } | null> {
  const body =
    callee.kind === "support"
      ? { is_support_call: true }
      : callee.kind === "organizer"
        ? { organizer_id: callee.id }
        : { chat_id: callee.chatId };
  const { url, token } = await callApi(storefront, webCallDataCall, { body });
  return url === null || token === null ? null : { url, token };
}

/** Whether the callee can be called from the browser. */
export const webCallQuery = (storefront: Storefront, callee: Callee) =>
  queryOptions({
    queryKey: ["webCall", callee],
    queryFn: async () => (await webCallData(storefront, callee)) !== null,
    gcTime: 0,
    retry: false,
  });
