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

// Calls for anyone with a booking's link. Its pages load these without the forms of calls-booking, whose phone fields
// bring the numbering plans with them.

/** A booking by its link, with what its money is in the currency that its reader has chosen. */
export const linkedBooking = z.extend(booking, {
  receipts,
  /** Units of the chosen currency in one of the charged one, at today's rate; null where they are the same. */
  shown: z.nullable(z.object({ currency, rate: z.number() })),
  /** For the link by which travellers fill themselves in: whoever holds the booking's may hand it on. */
  tourists_uuid: z.uuid(),
  /** What the QR code says, signed; null until money has come. */
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
    /** What comes back as far as they were told, minor units: `refund_today` of the booking. */
    refund: minor,
    message: z.optional(personText(1000)),
  }),
  answer: linkedBooking,
  errors: ["not_found", "conflict"],
  auth: "open",
});

/** What a payment by the system of instant payments is paid by: a code for a phone's camera, and an address on the phone. */
const sbpCode = z.object({
  /** The address that the QR code says. */
  payload: z.url(),
  /** Whether apps of banks open the address; false: it is a page of the provider's. */
  is_for_apps: z.boolean(),
  /** When it ends, after which the same call makes another one; null where no clock runs. */
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
    /** Of the booking's link, or of the order of a certificate. */
    uuid: z.uuid(),
    /** `booking` where it is not given; a certificate is paid in one, by the kind `full`. */
    purpose: z.optional(z.enum(paymentPurposes)),
    kind: z.enum(paymentKinds),
    method: z.enum(paymentMethods),
    provider: z.enum(paymentProviderNames),
    /** What is paid as far as the payer was shown, in the currency that is charged. */
    seen: z._default(z.nullable(seenSum), null),
    /** Where the payer comes back to: paths of the storefront that asks. */
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
