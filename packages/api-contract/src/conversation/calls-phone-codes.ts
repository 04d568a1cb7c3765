import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { id, personText } from "../base/primitives.ts";

/**
 * A number to dial and an extension code that connects to a person without revealing their number.
 * If calling is not offered, `is_available` is false and the rest null.
 */
const phoneCode = z.object({
  is_available: z.boolean(),
  /** E.164. */
  phone: z.nullable(z.string()),
  code: z.nullable(z.string().check(z.regex(/^\d{6}$/))),
  expires_at: z.nullable(z.iso.datetime()),
});

export const organizerPhoneCodeCall = endpoint({
  name: "organizerPhoneCode",
  method: "POST",
  path: "/crm/api/phone-code/organizer",
  summary:
    "A shared number of the caller's country and a code that connect with an organizer, good for an hour",
  query: z.object({}),
  body: z.object({
    tour_organizer_id: id,
    /** The caller's country as an ISO 3166 number, as in profiles. */
    country_id: z.optional(id),
    timezone: z.optional(personText(64)),
  }),
  answer: phoneCode,
  errors: ["not_found"],
  auth: "open",
});

export const userPhoneCodeCall = endpoint({
  name: "userPhoneCode",
  method: "POST",
  path: "/crm/api/phone-code/user",
  summary: "A shared number and a code by which an organizer reaches the tourist of a chat",
  query: z.object({}),
  body: z.object({ chat_id: id, country_id: z.optional(id) }),
  answer: phoneCode,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "organizer",
});

export const webCallDataCall = endpoint({
  name: "webCallData",
  method: "POST",
  path: "/crm/api/phone-code/web-call-data",
  summary:
    "What the browser needs to call from the page: support, an organizer, or the other side of a chat. One of the three is named",
  query: z.object({}),
  body: z
    .object({
      is_support_call: z.optional(z.boolean()),
      organizer_id: z.optional(id),
      chat_id: z.optional(id),
    })
    .check(
      z.superRefine((body, context) => {
        const named = [body.is_support_call, body.organizer_id, body.chat_id].filter(Boolean);
        if (named.length === 0)
          context.addIssue({ code: "custom", message: "required", path: ["organizer_id"] });
      }),
    ),
  answer: z.object({
    is_available: z.boolean(),
    /** The telephone gateway's websocket, for SIP in the browser. */
    url: z.nullable(z.url()),
    /** Signed token that names who is called and allows one call before it expires. */
    token: z.nullable(z.string()),
    /** Name of who will answer; empty for support. */
    name: z.string(),
    expires_at: z.nullable(z.iso.datetime()),
  }),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "account",
});
