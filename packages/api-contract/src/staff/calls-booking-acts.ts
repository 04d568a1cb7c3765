import { goodwillBearers } from "@tropa/domain/sales/goodwill";
import { outsideMethods } from "@tropa/domain/sales/payment";
import { cancelSides } from "@tropa/domain/sales/staff-acts";
import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import type { AnswerOf } from "../base/endpoint.ts";
import { currency, id, localDate, minor, personText, queryId } from "../base/primitives.ts";
import { bookingOffersCall, changedParty } from "../sales/calls-booking-change.ts";

const none = z.object({});
const moment = z.iso.datetime();
export const longestNote = 2000;
const reason = personText(longestNote).check(z.minLength(1, { error: "required" }));
const done = z.object({ success: z.literal(true) });
const amount = minor.check(z.gte(1), z.lte(1_000_000_000_000));
const queryAmount = z.pipe(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,12}$/)), z.transform(Number)),
  amount,
);
const beforeAndAfter = z.object({ before: minor, after: minor });
/** What is left of what was paid, Tropa's commission and the organizer's share. */
const bookingMoney = {
  currency,
  paid: beforeAndAfter,
  commission: beforeAndAfter,
  share: beforeAndAfter,
};

export const goodwillPreviewCall = endpoint({
  name: "goodwillPreview",
  method: "GET",
  path: "/spa/goodwill-preview",
  summary:
    "What giving back a sum of a paid booking would change: what is left of what was paid, Tropa's commission and the organizer's share. 409 where nothing can be given back",
  query: z.object({ id: queryId, amount: queryAmount, bearer: z.enum(goodwillBearers) }),
  answer: z.object(bookingMoney),
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.payments",
});
export type GoodwillPreview = AnswerOf<typeof goodwillPreviewCall>;

export const giveGoodwillCall = endpoint({
  name: "giveGoodwill",
  method: "POST",
  path: "/spa/give-goodwill",
  summary:
    "Gives back a sum of a paid booking, at the cost of one side; the booking's price falls by as much, and the tourist gets a letter. 409 if other money than shown is there",
  query: none,
  body: z.object({
    id,
    amount,
    bearer: z.enum(goodwillBearers),
    note: reason,
    /** What the tourist reads in the letter; empty for none. */
    message: z._default(personText(longestNote), ""),
    /** What was left of what was paid, as shown. */
    paid: minor,
  }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.payments",
  idempotent: true,
});

export const staffBookingOffersCall = endpoint({
  name: "staffBookingOffers",
  method: "POST",
  path: "/spa/staff-booking-offers",
  summary: "Like bookingOffers, for staff who change a booking on behalf of its tourist",
  query: none,
  body: z.object({ id, party: z.optional(z.object(changedParty)) }),
  answer: bookingOffersCall.answer,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.bookings",
});

export const staffChangeBookingCall = endpoint({
  name: "staffChangeBooking",
  method: "POST",
  path: "/spa/staff-change-booking",
  summary:
    "Moves a booking to another date of its tour or changes its party, on behalf of its tourist; what was paid too much goes back. 409 if the price or what was paid is not as shown",
  query: none,
  body: z.object({
    id,
    /** The date: the current one or another of the tour. */
    variant_id: id,
    time_start: z.optional(z.string()),
    ...changedParty,
    /** Price and paid amount, as shown. */
    total: z.nullable(minor),
    paid: minor,
    reason,
  }),
  answer: done,
  errors: [
    "unauthorized",
    "forbidden",
    "not_found",
    "conflict",
    "gone",
    "no_seats",
    "no_cabins",
    "price_changed",
  ],
  auth: "desk.bookings",
  idempotent: true,
});

export const staffCancelPreviewCall = endpoint({
  name: "staffCancelPreview",
  method: "GET",
  path: "/spa/staff-cancel-preview",
  summary:
    "What goes back where a booking is cancelled in the name of a side, and what that leaves of the commission and the organizer's share. 409 if it is over",
  query: z.object({ id: queryId, side: z.enum(cancelSides) }),
  answer: z.object({ ...bookingMoney, refund: minor }),
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.bookings",
});
export type StaffCancelPreview = AnswerOf<typeof staffCancelPreviewCall>;

export const staffCancelBookingCall = endpoint({
  name: "staffCancelBooking",
  method: "POST",
  path: "/spa/staff-cancel-booking",
  summary:
    "Cancels a booking in the name of a side, which decides what goes back; both sides are told the reason. 409 if another sum than shown would go back",
  query: none,
  body: z.object({ id, side: z.enum(cancelSides), refund: minor, reason }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.bookings",
  idempotent: true,
});

export const prolongHoldCall = endpoint({
  name: "prolongHold",
  method: "POST",
  path: "/spa/prolong-hold",
  summary:
    "Holds the seats of an unpaid booking longer, at most until its departure. 409 if its hold is not as shown, 410 if the seats are let go already",
  query: none,
  body: z.object({
    id,
    until: moment,
    /** Until when they are held, as shown. */
    hold_until: moment,
    reason,
  }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found", "conflict", "gone"],
  auth: "desk.bookings",
  idempotent: true,
});

export const discountPreviewCall = endpoint({
  name: "discountPreview",
  method: "GET",
  path: "/spa/discount-preview",
  summary:
    "What a discount on a booking would change: its price, what is left to pay, and, once all is paid, Tropa's commission and the organizer's share. 409 where nothing is left to pay",
  query: z.object({ id: queryId, amount: queryAmount, bearer: z.enum(goodwillBearers) }),
  answer: z.object({
    currency,
    total: beforeAndAfter,
    left: beforeAndAfter,
    commission: beforeAndAfter,
    share: beforeAndAfter,
  }),
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.payments",
});
export type DiscountPreview = AnswerOf<typeof discountPreviewCall>;

export const giveDiscountCall = endpoint({
  name: "giveDiscount",
  method: "POST",
  path: "/spa/give-discount",
  summary:
    "Lowers the price of a booking that is not paid in full, at the cost of one side. 409 if price or payments are not as shown",
  query: none,
  body: z.object({
    id,
    amount,
    bearer: z.enum(goodwillBearers),
    /** What was left to pay, as shown. */
    left: minor,
    reason,
  }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.payments",
  idempotent: true,
});

export const takeOutsidePaymentCall = endpoint({
  name: "takeOutsidePayment",
  method: "POST",
  path: "/spa/take-outside-payment",
  summary:
    "Enters money that came in cash or by a transfer, at most what is left to pay; a paper is entered once. 409 if what is left to pay is not as shown",
  query: none,
  body: z.object({
    id,
    amount,
    method: z.enum(outsideMethods),
    /** Day on which the money came, not a later one than today. */
    paid_on: localDate,
    /** Number of the receipt or of the transfer. */
    document: personText(60).check(z.minLength(1, { error: "required" })),
    /** What was left to pay, as shown. */
    left: minor,
    reason,
  }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found", "conflict", "gone"],
  auth: "desk.payments",
  idempotent: true,
});

export const completeOutsideRefundCall = endpoint({
  name: "completeOutsideRefund",
  method: "POST",
  path: "/spa/complete-outside-refund",
  summary:
    "Records that a refund of a payment made outside was handed over, by the number of its paper; the tourist is told. 409 if it was recorded already",
  query: none,
  body: z.object({
    /** The booking. */
    id,
    refund_id: id,
    document: personText(60).check(z.minLength(1, { error: "required" })),
    reason,
  }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.payments",
  idempotent: true,
});

const colleague = z.object({ account_id: id, name: z.string() });

export const bookingStaffCall = endpoint({
  name: "bookingStaff",
  method: "GET",
  path: "/spa/booking-staff",
  summary: "Members of staff who can be in charge of a booking, by name",
  query: none,
  answer: z.object({ colleagues: z.array(colleague) }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.bookings",
});

export const handOverBookingCall = endpoint({
  name: "handOverBooking",
  method: "POST",
  path: "/spa/hand-over-booking",
  summary:
    "Puts a member of staff in charge of a booking. 409 if somebody else than shown was in charge",
  query: none,
  body: z.object({
    id,
    /** Account in charge, as shown; null for nobody. */
    from: z.nullable(id),
    to: id,
    reason,
  }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.bookings",
  idempotent: true,
});
