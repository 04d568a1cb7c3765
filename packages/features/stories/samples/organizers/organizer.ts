import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import { chatUnreadCountCall } from "@tropa/api-contract/conversation/calls-unread";
import {
  bookingBoardCall,
  guestBookingsCall,
  organizerTodayCall,
} from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { organizerReviewsCall } from "@tropa/api-contract/organizers/calls-organizers";
import { organizerMoneyCall } from "@tropa/api-contract/organizers/calls-money";
import { bookingCall } from "@tropa/api-contract/sales/calls-requests";
import { travellersCall } from "@tropa/api-contract/sales/calls-travellers";
import { addDays } from "@tropa/domain/time/local-date";
import { contractOutcomeOf } from "@tropa/domain/organizers/contract-outcome";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import { storyDay } from "../../harness/fixed-day.ts";
import { sampleBooking } from "../sales/booking.ts";
import { chatAnswers, chatId } from "../conversation/chat.ts";
import { signedInAnswers } from "../people/person.ts";
import { pick } from "../sample-set.ts";
import type { SampleSet } from "../sample-set.ts";
import { sampleTravellers } from "../sales/travellers.ts";

const organizerId = 12;

type Guest = WireAnswerOf<typeof guestBookingsCall>["items"][number];
type Departure = WireAnswerOf<typeof bookingBoardCall>["items"][number];
type Today = WireAnswerOf<typeof organizerTodayCall>;
type BookingRecord = WireAnswerOf<typeof bookingCall>;

export const guestId = 500_041;

/** A booking for three in a status. */
function sampleGuest(
  { texts, currency }: SampleSet,
  status: BookingStatus,
  more: Partial<Guest> = {},
): Guest {
  const isHeld = status <= bookingStatuses.pendingPrepayment;
  const isPaid = status === bookingStatuses.madePrepayment;
  return {
    id: guestId,
    status,
    hold_until: isHeld ? `${storyDay}T21:40:00Z` : null,
    first_name: pick(texts.people, 2),
    last_name: "Lindqvist",
    phone: isPaid ? "+79161234567" : null,
    email: isPaid ? "maria.lindqvist@example.org" : null,
    adults: 2,
    children: 1,
    tour: { id: 5, title: pick(texts.tours, 0) },
    date_id: 71,
    start: addDays(storyDay, 5),
    end: addDays(storyDay, 12),
    start_time: null,
    currency,
    total: 18_600_000,
    prepayment: 3_720_000,
    paid: isPaid ? 3_720_000 : 0,
    travellers_missing: isPaid ? 2 : 0,
    chat_id: null,
    created_at: `${storyDay}T07:10:00Z`,
    ...more,
  };
}

const pageLength = 50;

/** Bookings in all states, by page. */
export const guestList = (samples: SampleSet, length = 8): FakeAnswer => {
  const guests = Array.from({ length }, (_, index) => {
    const statuses = [1, 2, 3, 1, 4, 5, 3, 7] as const;
    const status = statuses[index % statuses.length] ?? 1;
    return sampleGuest(samples, status, {
      id: guestId - index,
      first_name: pick(samples.texts.people, index),
      tour: { id: (index % 3) + 1, title: pick(samples.texts.tours, index % 3) },
    });
  });
  const tours = new Map(guests.map(({ tour }) => [tour.id, tour]));
  return answer(guestBookingsCall, ({ query }) => {
    const after = query["after"] === undefined ? null : Number(query["after"]);
    const start = after === null ? 0 : guestId - after + 1;
    const items = guests.slice(start, start + pageLength);
    return {
      items,
      next_after: start + pageLength < length ? (items.at(-1)?.id ?? null) : null,
      counts: after === null ? { requests: 2, unpaid: 1, paid: 2, complete: 1, canceled: 2 } : null,
      tours: after === null ? [...tours.values()] : null,
    };
  });
};

const departureOf = (samples: SampleSet, more: Partial<Departure> = {}): Departure => ({
  date_id: 71,
  tour: { id: 5, title: pick(samples.texts.tours, 0) },
  start: addDays(storyDay, 5),
  end: addDays(storyDay, 12),
  seats_total: 12,
  seats_taken: 9,
  requests: 2,
  unpaid: 1,
  paid: 3,
  travellers: 6,
  travellers_missing: 2,
  first_hold: `${storyDay}T21:40:00Z`,
  paid_booking_id: guestId,
  ...more,
});

const board = (samples: SampleSet): FakeAnswer =>
  answer(bookingBoardCall, {
    items: [
      departureOf(samples),
      departureOf(samples, {
        date_id: 72,
        tour: { id: 6, title: pick(samples.texts.tours, 1) },
        start: addDays(storyDay, 9),
        end: addDays(storyDay, 9),
        seats_taken: 2,
        requests: 1,
        unpaid: 0,
        paid: 0,
        travellers: 0,
        travellers_missing: 0,
        paid_booking_id: null,
      }),
    ],
    next_after: null,
  });

const listOf = (...items: Guest[]) => ({ items, total: items.length });

const sampleToday = (samples: SampleSet): Today => ({
  tasks: [
    { kind: "returned", count: 1, id: 5001 },
    { kind: "questions", count: 10, id: null },
    { kind: "reviews", count: 2, id: null },
    { kind: "contract", count: 1, id: 7001 },
    { kind: "record", count: 2, id: 7 },
  ],
  requests: listOf(
    sampleGuest(samples, 1),
    sampleGuest(samples, 1, { id: guestId + 1, total: null, prepayment: null }),
  ),
  unpaid: listOf(sampleGuest(samples, 2, { id: guestId + 2 })),
  due: listOf(sampleGuest(samples, 3, { id: guestId + 3, travellers_missing: 0 })),
  incomplete: listOf(sampleGuest(samples, 3, { id: guestId + 4 })),
  arrivals: { items: [departureOf(samples)], total: 1 },
  chats: {
    items: [
      { id: chatId, name: pick(samples.texts.people, 1), text: samples.texts.review, unread: 2 },
    ],
    unread: 2,
  },
});

const nothing = { items: [], total: 0 };
export const calmDay: Today = {
  tasks: [],
  requests: nothing,
  unpaid: nothing,
  due: nothing,
  incomplete: nothing,
  arrivals: nothing,
  chats: { items: [], unread: 0 },
};

const reviews = (samples: SampleSet): FakeAnswer =>
  answer(organizerReviewsCall, {
    items: [1, 2].map((number) => ({
      id: number,
      uuid: `00000000-0000-4000-8000-00000000000${number}`,
      author_name: pick(samples.texts.people, number),
      author_photo: null,
      rating: 6 - number,
      locale: samples.locale,
      text: samples.texts.review,
      travelled_on: "2027-01-20",
      created_on: "2027-02-01",
      reply: number === 1 ? samples.texts.review : null,
      replied_on: number === 1 ? "2027-02-02" : null,
      marks: {},
      photos: [],
      tour: {
        name: pick(samples.texts.tours, number),
        slug: `tour-${number}`,
        image: { image: "/images/lake-day-1/{size}.avif", alt: "", color: "#8a6a50" },
        is_active: number === 1,
      },
      location: "Irkutsk",
    })),
    total: 2,
    page: 1,
    pages: 1,
    per_page: 10,
    rating: 4.5,
    rating_counts: [0, 0, 0, 1, 1],
  });

/** Answers for the session of an organizer and their tasks. */
export const organizerAnswers = (samples: SampleSet): FakeAnswer[] => [
  ...signedInAnswers(samples, { organizer_id: organizerId }),
  answer(chatUnreadCountCall, { count: 2 }),
  answer(organizerTodayCall, sampleToday(samples)),
  guestList(samples),
  board(samples),
  reviews(samples),
  answer(organizerMoneyCall, {
    organizer_title: pick(samples.texts.people, 3),
    balances: [
      {
        currency: samples.currency,
        expected: 21_350_000,
        due: 16_120_000,
        commission: 2_480_000,
        paid_out: 9_000_000,
        balance: 7_120_000,
      },
    ],
    in_runs: [],
    items: [],
    payouts: [],
  }),
];

/** An organizer's chats with travellers. */
export const organizerChatAnswers = (samples: SampleSet): FakeAnswer[] => [
  ...chatAnswers(samples, { chat: { own_side: "organizer" } }),
  ...organizerAnswers(samples),
];

/** Answers for a booking as its organizer sees it. */
export function guestAnswers(
  samples: SampleSet,
  status: BookingStatus,
  more: Partial<BookingRecord> = {},
): FakeAnswer[] {
  const { shown: _shown, ...booking } = sampleBooking(samples, status);
  const isOpen = status <= bookingStatuses.madePrepayment;
  const isPaid = status === bookingStatuses.madePrepayment;
  return [
    ...organizerAnswers(samples),
    answer(bookingCall, {
      ...booking,
      id: guestId,
      uuid: null,
      last_name: "Lindqvist",
      phone: isPaid ? "+79161234567" : null,
      email: isPaid ? "maria.lindqvist@example.org" : null,
      comment: samples.texts.review,
      payments: [],
      tourists_uuid: null,
      tourists: [],
      contract_outcome: contractOutcomeOf(status, booking.paid),
      may: { cancel: isOpen, pay: false, confirm: status === bookingStatuses.pendingConfirm },
      ...more,
    }),
    answer(travellersCall, sampleTravellers(booking)),
  ];
}
