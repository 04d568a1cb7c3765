import { locales } from "@tropa/domain/locale";
import { paymentStatuses } from "@tropa/domain/sales/payment";
import { longestDeskQuery } from "@tropa/domain/people/desk-query";
import { disputeStates } from "@tropa/domain/sales/dispute";
import { goodwillBearers } from "@tropa/domain/sales/goodwill";
import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { currency, id, localDate, minor, personText, queryId } from "../base/primitives.ts";
import { beforeChange, bookingStatus, ledger } from "../sales/booking.ts";
import { auditedCalls } from "./audit.ts";
import { longestNote } from "./calls-booking-acts.ts";

const moment = z.iso.datetime();
const bigId = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));
const none = z.object({});
const paymentStatus = z.literal(Object.values(paymentStatuses));

/** Rows of each kind in an answer of the search. */
export const lookupLength = 10;

export const foundBooking = z.object({
  id,
  status: bookingStatus,
  /** Who booked. */
  name: z.string(),
  tour: z.string(),
  start: localDate,
  organizer: z.string(),
  currency,
  total: z.nullable(minor),
  /** Name of the member of staff in charge; empty if nobody is. */
  in_charge: z.string(),
});
export type FoundBooking = z.infer<typeof foundBooking>;

/** Contacts are masked; empty if there are none. */
export const masked = { phone: z.string(), email: z.string() };

const foundPerson = z.object({
  account_id: id,
  name: z.string(),
  ...masked,
  bookings_count: z.int(),
});
export type FoundPerson = z.infer<typeof foundPerson>;

const foundPayment = z.object({
  id,
  /** Null for the purchase of a certificate. */
  booking_id: z.nullable(id),
  certificate_id: z.nullable(id),
  provider: z.int(),
  /** The bank's number, or the number of the paper of money that came past the providers. */
  provider_ref: z.nullable(z.string()),
  status: paymentStatus,
  amount: minor,
  currency,
  created_at: moment,
});
export type FoundPayment = z.infer<typeof foundPayment>;

const found = z.object({
  bookings: z.array(foundBooking),
  people: z.array(foundPerson),
  organizers: z.array(z.object({ id, title: z.string(), is_published: z.boolean() })),
  tours: z.array(z.object({ id, title: z.string(), slug: z.string(), organizer: z.string() })),
  payments: z.array(foundPayment),
  certificates: z.array(
    z.object({
      id,
      amount: minor,
      balance: minor,
      currency,
      is_paid: z.boolean(),
      created_at: moment,
    }),
  ),
  requests: z.array(
    z.object({ id, type: z.string(), name: z.string(), ...masked, created_at: moment }),
  ),
});
export type Found = z.infer<typeof found>;

export const staffSearchCall = endpoint({
  name: "staffSearch",
  method: "GET",
  path: "/spa/staff-search",
  summary:
    "Bookings, people, organizers, tours, payments, certificates and requests by a number, an address, the end of a phone number or words of a name, at most ten of each; names with typing errors if nothing else is found",
  query: z.object({ q: z.string().check(z.maxLength(longestDeskQuery)) }),
  answer: found,
  errors: ["unauthorized", "forbidden"],
  auth: "desk.bookings",
});

const refundStates = ["pending", "sent", "done", "failed", "void"] as const;

const paymentOfBooking = z.object({
  id,
  provider: z.int(),
  provider_ref: z.nullable(z.string()),
  kind: z.string(),
  method: z.string(),
  status: paymentStatus,
  amount: minor,
  created_at: moment,
  settled_at: z.nullable(moment),
  /** Of money that came past the providers: the number of its paper, and the day on which it came. */
  paper: z.nullable(z.string()),
  paid_on: z.nullable(localDate),
  /** Reasons of its open alerts, such as `refund_failed`. */
  alerts: z.array(z.string()),
  refunds: z.array(
    z.object({
      id,
      amount: minor,
      reason: z.string(),
      state: z.enum(refundStates),
      created_at: moment,
      done_at: z.nullable(moment),
      /** Number of the paper with which staff handed it over. */
      paper: z.nullable(z.string()),
      /** The provider's words about a failed try. */
      error: z.string(),
      /** Who bears a refund out of goodwill. */
      bearer: z.nullable(z.enum(goodwillBearers)),
    }),
  ),
});
export type PaymentOfBooking = z.infer<typeof paymentOfBooking>;

const letterOfBooking = z.object({
  id: bigId,
  kind: z.string(),
  channel: z.string(),
  /** Masked. */
  recipient: z.string(),
  subject: z.string(),
  /** Without addresses of pages: who has them acts for the tourist. */
  text: z.string(),
  /** `kept`: nothing leaves this installation by its channel; it is read in the inbox of practice. */
  state: z.enum(["waiting", "sent", "failed", "replaced", "kept"]),
  error: z.string(),
  created_at: moment,
  sent_at: z.nullable(moment),
});
export type LetterOfBooking = z.infer<typeof letterOfBooking>;

/** What staff have written down for each other. */
export const note = z.object({ id: bigId, at: moment, by: z.string(), text: z.string() });

/** What a member of staff did. */
export const logged = z.object({ at: moment, by: z.string(), call: z.enum(auditedCalls) });

const staffBooking = z.object({
  id,
  status: bookingStatus,
  created_at: moment,
  hold_until: z.nullable(moment),
  storefront: z.string(),
  locale: z.enum(locales),
  account_id: z.nullable(id),
  name: z.string(),
  ...masked,
  comment: z.string(),
  tour: z.object({ id, title: z.string(), slug: z.string() }),
  departure_id: id,
  start: localDate,
  end: localDate,
  start_time: z.nullable(z.string()),
  organizer: z.object({ id, title: z.string(), phone: z.string(), email: z.string() }),
  adults: z.int(),
  children_ages: z.array(z.int()),
  children: z.int(),
  travellers: z.array(z.object({ name: z.string(), is_filled: z.boolean() })),
  currency,
  total: z.nullable(minor),
  prepayment: z.nullable(minor),
  /** What counts towards the total. */
  paid: minor,
  ledger,
  /** What staff took off the price before it was paid. */
  discount: minor,
  /** The promo code of its order, what it takes off and who bears it; null without one. */
  promo: z.nullable(z.object({ code: z.string(), off: minor, bearer: z.enum(goodwillBearers) })),
  /** The member of staff in charge. */
  in_charge: z.nullable(z.object({ account_id: id, name: z.string() })),
  /** The tourist's chat with the organizer. */
  chat_id: z.nullable(id),
  history: z.array(
    z.object({
      at: moment,
      status: bookingStatus,
      reason: z.string(),
      note: z.string(),
      /** The sum of an act of staff. */
      amount: z.nullable(minor),
      before: beforeChange,
    }),
  ),
  payments: z.array(paymentOfBooking),
  /** What payers' banks dispute of it. */
  disputes: z.array(
    z.object({
      id,
      amount: minor,
      reason: z.string(),
      state: z.enum(disputeStates),
      opened_at: moment,
      sent_at: z.nullable(moment),
      closed_at: z.nullable(moment),
    }),
  ),
  letters: z.array(letterOfBooking),
  log: z.array(logged),
  notes: z.array(note),
});
export type StaffBooking = z.infer<typeof staffBooking>;

export const staffBookingCall = endpoint({
  name: "staffBooking",
  method: "GET",
  path: "/spa/staff-booking",
  summary:
    "All that is known of a booking, with masked contacts: party, payments and refunds, status history, letters, what staff did and wrote down",
  query: z.object({ id: queryId }),
  answer: staffBooking,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.bookings",
});

export const bookingContactsCall = endpoint({
  name: "bookingContacts",
  method: "GET",
  path: "/spa/booking-contacts",
  summary: "Phone and e-mail of whoever made a booking; each look is recorded in the audit log",
  query: z.object({ id: queryId }),
  answer: z.object({ phone: z.string(), email: z.string() }),
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.bookings",
});

export const addBookingNoteCall = endpoint({
  name: "addBookingNote",
  method: "POST",
  path: "/spa/add-booking-note",
  summary: "Adds a note that staff read beside a booking",
  query: none,
  body: z.object({ id, text: personText(longestNote).check(z.minLength(1)) }),
  answer: note,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.bookings",
});
