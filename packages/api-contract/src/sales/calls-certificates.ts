import {
  certificateLights,
  certificateStates,
  longestWish,
} from "@tropa/domain/sales/certificates/certificate";
import { paymentKinds } from "@tropa/domain/sales/payment";
import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { emailField, nameField, requiredEmail, requiredName } from "../base/contact-fields.ts";
import { currency, localDate, minor, personText } from "../base/primitives.ts";
import { linkedBooking } from "./calls-booking-link.ts";

const state = z.enum(certificateStates);

/** A typed code: with or without dashes, in either case. */
const typedCode = personText(64).check(z.refine((code) => code !== "", { error: "required" }));

/**
 * An order of a certificate, for anyone with its link: the buyer. The code is only in the letter.
 */
export const certificateOrder = z.object({
  uuid: z.uuid(),
  state,
  amount: minor,
  currency,
  /** The recipient's name; empty if not given. */
  recipient_name: z.string(),
  light: z.enum(certificateLights),
  wish: z.string(),
  send_on: localDate,
  /** When the letter with the code was sent. */
  sent_at: z.nullable(z.iso.datetime()),
  /** Last day; null until the letter is sent. */
  until: z.nullable(localDate),
  /** Last four characters of the code; null until the letter is sent. */
  code_ending: z.nullable(z.string()),
  /** Whether its buyer can get a refund now. */
  may_refund: z.boolean(),
  created_at: z.iso.datetime(),
});
export type CertificateOrder = z.infer<typeof certificateOrder>;

export const orderCertificateCall = endpoint({
  name: "orderCertificate",
  method: "POST",
  path: "/spa/order-certificate",
  summary:
    "Orders a gift certificate; it is paid by `createPayment` with the purpose `certificate`, and its code goes out by letter on its day",
  query: z.object({}),
  body: z.object({
    /** Minor units of the currency that the storefront charges. */
    amount: minor,
    light: z.enum(certificateLights),
    recipient_name: z.optional(nameField),
    /** Recipient of the letter: the buyer's own address if the certificate will be printed. */
    recipient_email: requiredEmail,
    wish: z.optional(personText(longestWish)),
    /** The day of the letter in the storefront's time zone; today by default. */
    send_on: z.optional(localDate),
    buyer_name: requiredName,
    buyer_email: requiredEmail,
    agree: z.literal(true, { error: "required" }),
  }),
  answer: certificateOrder,
  errors: ["not_found", "captcha", "conflict"],
  auth: "open",
  invisibleCaptcha: true,
  idempotent: true,
});

export const certificateOrderCall = endpoint({
  name: "certificateOrder",
  method: "GET",
  path: "/spa/certificate-order",
  summary: "What became of an ordered certificate, for whoever holds the link of the order",
  query: z.object({ uuid: z.uuid() }),
  answer: certificateOrder,
  errors: ["not_found"],
  auth: "open",
});

export const resendCertificateCall = endpoint({
  name: "resendCertificate",
  method: "POST",
  path: "/spa/resend-certificate",
  summary:
    "Sends the letter anew, to another address where one is given: with a new code, and the old one is void",
  query: z.object({}),
  body: z.object({ uuid: z.uuid(), recipient_email: z.optional(emailField) }),
  answer: certificateOrder,
  errors: ["not_found", "conflict"],
  auth: "open",
});

export const refundCertificateCall = endpoint({
  name: "refundCertificate",
  method: "POST",
  path: "/spa/refund-certificate",
  summary: "Gives the money of an unused certificate back to its buyer; its code is void at once",
  query: z.object({}),
  body: z.object({ uuid: z.uuid() }),
  answer: certificateOrder,
  errors: ["not_found", "conflict"],
  auth: "open",
});

export const certificateBalanceCall = endpoint({
  name: "certificateBalance",
  method: "POST",
  path: "/spa/certificate-balance",
  summary:
    "What is left of a certificate, for whoever knows its code; an unknown code is answered like any other",
  query: z.object({}),
  body: z.object({ code: typedCode }),
  answer: z.object({
    /** Null if the code does not exist. */
    certificate: z.nullable(
      z.object({
        state,
        amount: minor,
        balance: minor,
        currency,
        until: z.nullable(localDate),
        light: z.enum(certificateLights),
        /** Whether bookings of the requesting storefront can be paid with it. */
        is_accepted: z.boolean(),
      }),
    ),
  }),
  errors: ["captcha"],
  auth: "open",
  invisibleCaptcha: true,
});

export const certificatePdfCall = endpoint({
  name: "certificatePdf",
  method: "POST",
  path: "/spa/certificate-pdf",
  summary: "A certificate to print, for whoever knows its code",
  query: z.object({}),
  body: z.object({ code: typedCode }),
  answer: z.instanceof(Blob),
  errors: ["not_found", "captcha"],
  auth: "open",
  invisibleCaptcha: true,
  produces: "application/pdf",
});

export const payByCertificateCall = endpoint({
  name: "payByCertificate",
  method: "POST",
  path: "/spa/pay-by-certificate",
  summary:
    "Pays of a booking what a certificate covers; the rest of it is paid otherwise, and what the certificate keeps stays on it",
  query: z.object({}),
  body: z.object({
    /** Uuid of the booking's link. */
    uuid: z.uuid(),
    kind: z.enum(paymentKinds),
    code: typedCode,
    /**
     * The amount covered that they were shown, minor units; 409 `price_changed` if it differs now.
     */
    covered: minor.check(z.gte(1)),
  }),
  answer: linkedBooking,
  errors: ["not_found", "conflict", "gone", "captcha", "price_changed"],
  auth: "open",
  invisibleCaptcha: true,
  idempotent: true,
});
