import { z } from "zod/mini";
import { emailField, requiredEmail } from "../base/contact-fields.ts";
import { phoneField, requiredPhone } from "../base/phone-fields.ts";
import { endpoint } from "../base/endpoint.ts";
import { currency, hasToken, id, personText } from "../base/primitives.ts";

const done = z.object({ success: z.literal(true) });

export const tourComplaintCall = endpoint({
  name: "tourComplaint",
  method: "POST",
  path: "/crm/api/tour/complaint",
  summary: "Complains about a tour; the team reads it. The same complaint sent twice is one",
  query: z.object({}),
  body: z.object({
    tour_id: id,
    text: personText(5000).check(z.minLength(1, { error: "required" })),
  }),
  answer: done,
  errors: ["not_found"],
  auth: "open",
  invisibleCaptcha: true,
});

export const subscribeTourProgramCall = endpoint({
  name: "subscribeTourProgram",
  method: "POST",
  path: "/spa/subscribe-tour-program",
  summary:
    "Sends a tour's programme to an e-mail, and a letter each time it changes, until the reader unsubscribes by the link in every letter",
  query: z.object({}),
  body: z.object({
    email: requiredEmail,
    tour_id: id,
    /** The id returned for an earlier subscription in this browser. */
    subscriber_id: z.optional(id),
    currency: z.optional(currency),
    /** Id in the link to an individual tour; only people with the link may order its programme. */
    uuid: z.optional(z.uuid()),
  }),
  answer: z.extend(done, {
    /** Stored in a cookie for 180 days. */
    subscriber_id: id,
  }),
  errors: ["not_found", "removed_from_publication", "gone"],
  auth: "open",
  invisibleCaptcha: true,
});

export const orderProgramByEmailCall = endpoint({
  name: "orderTourProgramViaEmail",
  method: "POST",
  path: "/spa/tour-program-order-via-email",
  summary:
    "Sends a tour's programme as a PDF to an e-mail; once a day, however often it is asked for",
  query: z.object({}),
  body: z.object({
    email: requiredEmail,
    tour_id: id,
    phone: z.optional(phoneField),
    currency: z.optional(currency),
  }),
  answer: done,
  errors: ["not_found", "removed_from_publication", "gone"],
  auth: "open",
  invisibleCaptcha: true,
});

export const orderProgramByWhatsappCall = endpoint({
  name: "orderTourProgramViaWhatsapp",
  method: "POST",
  path: "/spa/tour-program-order-via-whatsapp",
  summary:
    "Sends a tour's programme to a phone by WhatsApp, or to the e-mail where WhatsApp is not set up; once a day, however often it is asked for",
  query: z.object({}),
  body: z
    .object({
      email: z.optional(emailField),
      phone: requiredPhone,
      /**
       * The help request or booking concerned, with its token: `request_token`, or the booking's
       * `uuid`.
       */
      request_id: z.optional(id),
      request_token: z.optional(z.uuid()),
      tour_id: id,
      currency: z.optional(currency),
    })
    .check(z.refine(hasToken, { error: "required", path: ["request_token"] })),
  answer: done,
  errors: ["not_found", "removed_from_publication", "gone"],
  auth: "open",
  invisibleCaptcha: true,
});

export const sendTelegramLinkCall = endpoint({
  name: "sendTelegramLink",
  method: "POST",
  path: "/spa/send-telegram-link",
  summary:
    "Sends a text message with a link to the Telegram chat about a request. Without success, text messages cannot be sent now",
  query: z.object({}),
  body: z.object({
    number: requiredPhone,
    requestId: id,
    /** The request's `request_token`, or the booking's `uuid`. */
    requestToken: z.uuid(),
  }),
  answer: z.object({ success: z.boolean() }),
  errors: [],
  auth: "open",
  invisibleCaptcha: true,
});
