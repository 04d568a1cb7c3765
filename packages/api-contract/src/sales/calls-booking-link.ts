import {
  paymentKinds,
  paymentMethods,
  paymentProviderNames,
  paymentPurposes,
} from "@tropa/domain/sales/payment";
import { z } from "zod/mini";
import { booking, payment, receipts } from "./booking.ts";
import { endpoint } from "../base/endpoint.ts";
import { currency, minor, personText, seenSum } from "../base/primitives.ts";

// Calls for anyone with a booking's link. Separate from calls-booking, whose phone fields bring the
// numbering plans along.

/** A booking by its link, with the rate to the reader's chosen currency. */
export const linkedBooking = z.extend(booking, {
  receipts,
  /** Units of the chosen currency per charged one at today's rate; null if they are the same. */
  shown: z.nullable(z.object({ currency, rate: z.number() })),
  /**
   * For the link by which travellers fill in their own data, which holders of the booking's link
   * may pass on.
   */
  tourists_uuid: z.uuid(),
  /** Signed content of the QR code; null until something was paid. */
  arrival_code: z.nullable(z.string()),
});
export type LinkedBooking = z.infer<typeof linkedBooking>;

export const bookingByUuidCall = endpoint({
  name: "bookingByUuid",
  method: "GET",
  path: "/crm/api/request/get-by-uuid",
  summary: "A booking for whoever holds its link",
  query: z.object({ uuid: z.uuid() }),
  answer: linkedBooking,
  errors: ["not_found"],
  auth: "open",
});

export const cancelByUuidCall = endpoint({
  name: "cancelBookingByUuid",
  method: "POST",
  path: "/spa/cancel-booking",
  summary:
    "Whoever holds the link cancels for the tourist: seats are free at once, and what the terms say goes back; 409 where that is not `refund`",
  query: z.object({}),
  body: z.object({
    uuid: z.uuid(),
    /** The refund they were shown, minor units: `refund_today` of the booking. */
    refund: minor,
    message: z.optional(personText(1000)),
  }),
  answer: linkedBooking,
  errors: ["not_found", "conflict"],
  auth: "open",
});

/**
 * Payment by the instant payment system SBP: a QR code for a phone's camera, and its address to
 * open on the phone.
 */
const sbpCode = z.object({
  /** The address in the QR code. */
  payload: z.url(),
  /** Whether bank apps open the address; false if it is a page of the provider. */
  is_for_apps: z.boolean(),
  /** When it expires, after which the same call creates another; null if it does not. */
  ends_at: z.nullable(z.iso.datetime()),
});
export type SbpCode = z.infer<typeof sbpCode>;

export const createPaymentCall = endpoint({
  name: "createPayment",
  method: "POST",
  path: "/spa/create-payment",
  summary:
    "Starts paying for a booking or a gift certificate: answers where to send the payer; 409 price_changed where it does not come to `seen`",
  query: z.object({}),
  body: z.object({
    /** Uuid of the booking's link, or of a certificate's order. */
    uuid: z.uuid(),
    /** `booking` by default; a certificate is paid at once, with the kind `full`. */
    purpose: z.optional(z.enum(paymentPurposes)),
    kind: z.enum(paymentKinds),
    method: z.enum(paymentMethods),
    provider: z.enum(paymentProviderNames),
    /** The amount that the payer was shown, in the charged currency. */
    seen: z._default(z.nullable(seenSum), null),
    /** Where the payer returns to: paths of the requesting storefront. */
    return_url: z.url().check(z.maxLength(500)),
    fail_url: z.url().check(z.maxLength(500)),
  }),
  // `sbp` is null for other methods.
  answer: z.object({ payment, url: z.url(), sbp: z.nullable(sbpCode) }),
  errors: ["not_found", "conflict", "gone", "price_changed"],
  auth: "open",
  idempotent: true,
});

export const paymentCall = endpoint({
  name: "payment",
  method: "GET",
  path: "/spa/payment",
  summary: "A payment's status, for the pages that wait for it",
  query: z.object({ uuid: z.uuid() }),
  answer: payment,
  errors: ["not_found"],
  auth: "open",
});
