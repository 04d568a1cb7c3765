import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { messageLength } from "../conversation/chat.ts";
import { currency, id, localDate, minor, personText, queryId } from "../base/primitives.ts";
import { bookingStatus } from "../sales/booking.ts";

/** States by which organizers sort bookings: statuses 1, 2, 3, 4, and 5 to 8. */
export const guestParts = ["requests", "unpaid", "paid", "complete", "canceled"] as const;
export type GuestPart = (typeof guestParts)[number];

/** A guest's booking in an organizer's lists. */
const guestBooking = z.object({
  id,
  status: bookingStatus,
  /** Until when the seats are held; null once they are paid or released. */
  hold_until: z.nullable(z.iso.datetime()),
  first_name: z.string(),
  last_name: z.string(),
  /** Phone and e-mail; null until the prepayment if the storefront hides contacts. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  adults: z.int(),
  children: z.int(),
  tour: z.object({ id, title: z.string() }),
  date_id: id,
  start: localDate,
  end: localDate,
  start_time: z.nullable(z.string()),
  currency,
  /** Null until the organizer names the price. */
  total: z.nullable(minor),
  prepayment: z.nullable(minor),
  paid: minor,
  /** Number of travellers of a paid booking with missing data. */
  travellers_missing: z.int(),
  /** Chat with the guest; null if there is none with the organizer. */
  chat_id: z.nullable(id),
  created_at: z.iso.datetime(),
});
export type GuestBooking = z.infer<typeof guestBooking>;

export const guestBookingsCall = endpoint({
  name: "guestBookings",
  method: "GET",
  path: "/spa/organizer/bookings",
  summary:
    "Bookings of the caller's tours, newest first, 50 at a time; found by the number, or by a part of the guest's name",
  query: z.object({
    part: z.optional(z.enum(guestParts)),
    tour_id: z.optional(queryId),
    date_id: z.optional(queryId),
    text: z.optional(personText(100)),
    /** Id of the last booking already loaded. */
    after: z.optional(queryId),
  }),
  answer: z.object({
    items: z.array(guestBooking),
    /** Pass it as `after` for the next ones; null at the end. */
    next_after: z.nullable(id),
    /** Number of bookings in each part under the other filters; null after the first page. */
    counts: z.nullable(
      z.object({
        requests: z.int(),
        unpaid: z.int(),
        paid: z.int(),
        complete: z.int(),
        canceled: z.int(),
      }),
    ),
    /** Tours with bookings, by title; null after the first page. */
    tours: z.nullable(z.array(z.object({ id, title: z.string() }))),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "organizer",
});

/** A departure with a summary of its bookings. */
const boardDeparture = z.object({
  date_id: id,
  tour: z.object({ id, title: z.string() }),
  start: localDate,
  end: localDate,
  seats_total: z.int(),
  seats_taken: z.int(),
  /** Number of bookings in each state. */
  requests: z.int(),
  unpaid: z.int(),
  paid: z.int(),
  /** Number of travellers in paid bookings. */
  travellers: z.int(),
  travellers_missing: z.int(),
  /** When the first of its requests expires. */
  first_hold: z.nullable(z.iso.datetime()),
  /** A paid booking, to open the table of travellers; null if there is none. */
  paid_booking_id: z.nullable(id),
});
export type BoardDeparture = z.infer<typeof boardDeparture>;

/** Future and past departures. */
const boardTimes = ["coming", "past"] as const;

export const bookingBoardCall = endpoint({
  name: "bookingBoard",
  method: "GET",
  path: "/spa/organizer/board",
  summary:
    "Departures of the caller's tours that have bookings, the nearest first, 30 at a time, with their requests and what is missing",
  query: z.object({
    time: z._default(z.enum(boardTimes), "coming"),
    tour_id: z.optional(queryId),
    /** Id of the last departure already loaded. */
    after: z.optional(queryId),
  }),
  answer: z.object({ items: z.array(boardDeparture), next_after: z.nullable(id) }),
  errors: ["unauthorized", "forbidden"],
  auth: "organizer",
});

const list = z.object({ items: z.array(guestBooking), total: z.int() });

/**
 * Tasks besides bookings: tours returned by staff, travellers' questions and reviews, the record,
 * and meeting data of a contract.
 */
const taskKinds = ["returned", "questions", "reviews", "record", "publish", "contract"] as const;
const organizerTask = z.object({
  kind: z.enum(taskKinds),
  count: z.int(),
  /** Id of the tour, record or contract, if there is only one. */
  id: z.nullable(id),
});
export type OrganizerTask = z.infer<typeof organizerTask>;

export const organizerTodayCall = endpoint({
  name: "organizerToday",
  method: "GET",
  path: "/spa/organizer/today",
  summary: "What waits for the caller's organizer: up to ten of each kind, and how many there are",
  query: z.object({}),
  answer: z.object({
    tasks: z.array(organizerTask),
    /** To be confirmed or declined, first to expire first. */
    requests: list,
    /** Confirmed but not paid yet; they expire at `hold_until`. */
    unpaid: list,
    /** Partly paid, for trips that begin within two weeks. */
    due: list,
    /** Paid, for trips that begin within two weeks, with missing travellers' data. */
    incomplete: list,
    /** Departures with paid bookings that begin within a week or are under way. */
    arrivals: z.object({ items: z.array(boardDeparture), total: z.int() }),
    chats: z.object({
      /** Chats with unread messages. */
      items: z.array(z.object({ id, name: z.string(), text: z.string(), unread: z.int() })),
      /** Number of unread messages. */
      unread: z.int(),
    }),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "organizer",
});

const messageAnswer = z.object({
  /** Number of guests who got the message. */
  sent: z.int(),
  /**
   * Bookings whose guests could not be reached: the chat is frozen, or it is the caller's own
   * booking.
   */
  unreached: z.array(z.object({ booking_id: id, name: z.string() })),
});

export const messageDepartureCall = endpoint({
  name: "messageDeparture",
  method: "POST",
  path: "/spa/organizer/message-departure",
  summary:
    "Writes to all guests of one of the caller's departures whose bookings are not cancelled, once to each and by what they gave: chat, e-mail or SMS; a repetition with the same key writes nothing",
  query: z.object({}),
  body: z.object({
    date_id: id,
    text: personText(messageLength).check(z.minLength(1, { error: "required" })),
  }),
  answer: messageAnswer,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "organizer",
  idempotent: true,
});

export const messageGuestCall = endpoint({
  name: "messageGuest",
  method: "POST",
  path: "/spa/organizer/message-guest",
  summary:
    "Writes to the guest of one of the caller's bookings by what they gave: chat, e-mail or SMS; contacts in it are masked until the prepayment",
  query: z.object({}),
  /** The booking's number. */
  body: z.object({
    id,
    text: personText(messageLength).check(z.minLength(1, { error: "required" })),
  }),
  answer: messageAnswer,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "organizer",
  idempotent: true,
});

export const guestChatCall = endpoint({
  name: "guestChat",
  method: "POST",
  path: "/spa/organizer/guest-chat",
  summary:
    "The chat with the guest of one of the caller's bookings, opened where there is none; 409 for who ordered without an account",
  query: z.object({}),
  /** The booking's number. */
  body: z.object({ id }),
  answer: z.object({ chat_id: id }),
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "organizer",
});
