import { locales } from "@tropa/domain/locale";
import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { id, localDate } from "../base/primitives.ts";
import { booking } from "./booking.ts";
import { ticketsForm } from "./tourist.ts";

const link = z.object({ uuid: z.uuid() });

/**
 * Further meeting data besides place, time and phone, which are in the booking; empty texts are
 * unknown.
 */
const meeting = z.object({
  notes: z.string(),
  contact_name: z.string(),
  contact_messenger: z.string(),
  emergency_phone: z.string(),
  /** Files for travellers, in the organizer's order. */
  files: z.array(z.object({ name: z.string(), byte_size: z.int(), url: z.string() })),
});

/** Public keys of QR codes: JSON Web Keys of Ed25519. */
const arrivalKey = z.object({
  kid: z.string(),
  kty: z.literal("OKP"),
  crv: z.literal("Ed25519"),
  x: z.string(),
});

/** Arrival data for anyone with the booking's link. */
export const arrival = z.object({
  booking,
  /** First names of the travellers filled in. */
  travellers: z.array(z.string()),
  /** Null until something was paid, and if the organizer has given nothing. */
  meeting: z.nullable(meeting),
  tickets: ticketsForm,
  /** Content of the QR code; null until something was paid. */
  code: z.nullable(z.string()),
  keys: z.array(arrivalKey),
});
export type Arrival = z.infer<typeof arrival>;

export const arrivalCall = endpoint({
  name: "arrival",
  method: "GET",
  path: "/spa/arrival",
  summary:
    "The day of arrival for whoever holds a booking's link; how the party is met from the prepayment on",
  query: link,
  answer: arrival,
  errors: ["not_found"],
  auth: "open",
});

export const arrivalCalendarCall = endpoint({
  name: "arrivalCalendar",
  method: "GET",
  path: "/spa/arrival.ics",
  summary: "A booking's trip as a calendar entry, for whoever holds its link",
  /** The reader's language: a link is opened without our headers. */
  query: z.extend(link, { lang: z.optional(z.enum(locales)) }),
  answer: z.instanceof(Blob),
  errors: ["not_found"],
  auth: "open",
  produces: "text/calendar",
});

export const arrivalKeysCall = endpoint({
  name: "arrivalKeys",
  method: "GET",
  path: "/spa/arrival-keys",
  summary: "Public keys that QR codes are read with, for scanners to keep",
  query: z.object({}),
  answer: z.object({ keys: z.array(arrivalKey) }),
  errors: [],
  auth: "open",
});

/**
 * Why an arrival was not marked: `reason` of a 409. `owes` has `left` and `currency`, `not_today`
 * has `start`.
 */
export const arrivalRefusals = ["unpaid", "canceled", "moved", "not_today", "owes"] as const;
export type ArrivalRefusal = (typeof arrivalRefusals)[number];

export const markArrivalCall = endpoint({
  name: "markArrival",
  method: "POST",
  path: "/spa/mark-arrival",
  summary:
    "The organizer of the tour, or staff, notes that a party has come, by its code or the booking's number; a scan that is sent again changes nothing, another one of the same booking is told as repeated. 409 with a `reason` for a booking that is not paid, cancelled, moved to another departure, not of the day of the scan, or still to be paid for in part",
  query: z.object({}),
  body: z
    .object({
      /** Content of the QR code. */
      code: z.optional(z.string().check(z.minLength(1, { error: "required" }), z.maxLength(1000))),
      /** The number printed under the code, if no camera can read it. */
      booking_id: z.optional(id),
      /** Id created by the scanner for each scan, so that it can be resent safely. */
      scan: z.uuid(),
      /** When it was scanned by the scanner's clock, which may have been offline for days. */
      scanned_at: z.iso.datetime(),
      /** The organizer has seen that a part is unpaid, and admits the party. */
      with_debt: z._default(z.boolean(), false),
    })
    .check(
      z.refine(({ code, booking_id }) => (code === undefined) !== (booking_id === undefined), {
        error: "required",
        path: ["code"],
      }),
    ),
  answer: z.object({
    booking_id: id,
    first_name: z.string(),
    seats: z.int(),
    start: localDate,
    /** The booking was already marked by another scan. */
    is_repeated: z.boolean(),
    /** The first mark. */
    marked: z.object({ at: z.iso.datetime(), by: z.string() }),
  }),
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "organizer",
});

export const unmarkArrivalCall = endpoint({
  name: "unmarkArrival",
  method: "POST",
  path: "/spa/unmark-arrival",
  summary:
    "Takes back that a party has come, by whoever may mark it; one that is not marked stays so",
  query: z.object({}),
  body: z.object({ booking_id: id }),
  answer: z.object({ booking_id: id }),
  errors: ["unauthorized", "not_found"],
  auth: "organizer",
});
