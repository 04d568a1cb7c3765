import { bookingByUuidCall, paymentCall } from "@tropa/api-contract/sales/calls-booking-link";
import type { LinkedBooking } from "@tropa/api-contract/sales/calls-booking-link";
import type { Payment } from "@tropa/api-contract/sales/booking";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import { addDays } from "@tropa/domain/time/local-date";
import { sampleTravellers } from "./travellers.ts";
import { touristsInfoCall } from "@tropa/api-contract/sales/calls-travellers";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import { storyDay } from "../../harness/fixed-day.ts";
import { pick } from "../sample-set.ts";
import type { SampleSet } from "../sample-set.ts";
import { departureDays, sampleImage, tourSlug } from "../discovery/tour-card.ts";

export const bookingUuid = "5f0c6f5e-6c0e-4a39-9d0b-1c6a2f1b7a10";
/** A code of realistic length. */
const sampleCode = `eyJhbGciOiJFZERTQSIsImtpZCI6ImFiY2RlZiJ9.${"x".repeat(120)}.${"y".repeat(86)}`;
export const touristsUuid = "c1d7a9b2-5a3e-4f0b-9a55-7e0e3d1c2b14";
export const paymentUuid = "8a1d3c52-0b7e-4c6f-8f55-3f2d7e9c4b21";
export const bookingPath = `/booking/uuid/${bookingUuid}`;

const total = 196_000;
const prepayment = 39_200;

/** Statuses on the way to a status, an hour apart. */
function historyTo(status: BookingStatus): LinkedBooking["history"] {
  const way = ([1, 2, 3, 4] as const).filter((step) => step < status && step < 4);
  const before = status > bookingStatuses.tourComplete ? way.slice(0, 2) : way;
  return [...before, status].map((step, index) => ({
    status: step,
    at: `${addDays(storyDay, -1)}T${String(10 + index)}:00:00Z`,
  }));
}

/** A booking for two in a status. */
export function sampleBooking(
  { texts, variant }: SampleSet,
  status: BookingStatus,
  more: Partial<LinkedBooking> = {},
): LinkedBooking {
  const isHeld = status <= bookingStatuses.pendingPrepayment;
  const isPaid = status === bookingStatuses.madePrepayment;
  const isOpen = status <= bookingStatuses.madePrepayment;
  const paid = status === bookingStatuses.tourComplete ? total : isPaid ? prepayment : 0;
  return {
    id: 4071,
    uuid: bookingUuid,
    status,
    history: historyTo(status),
    acts: [],
    discount: { total: 0, organizer: null },
    hold_until: isHeld ? `${storyDay}T21:00:00Z` : null,
    first_name: pick(texts.people, 1),
    adults: 2,
    children: 0,
    children_ages: [],
    ...departureDays(2),
    start_time: null,
    cabin: null,
    promo: null,
    organizer_note: null,
    organizer_messages: [],
    tour: {
      id: 1,
      title: texts.tours[0],
      slug: tourSlug(1),
      image: sampleImage(0),
      location: `${texts.region}, ${texts.country}`,
      rating: 4.9,
      reviews_count: 24,
    },
    meeting: {
      place: texts.cities[0],
      time: paid > 0 ? "09:30" : null,
      lat: 51.96,
      lng: 85.96,
      phone: paid > 0 ? "+79001112233" : null,
    },
    organizer: {
      id: 7,
      name: texts.people[0],
      photo: sampleImage(2).image,
      phone: paid > 0 ? "+79161112233" : null,
    },
    agreement: "2026-01-10",
    receipts:
      paid > 0
        ? [
            {
              kind: paid === total ? "full" : "prepayment",
              method: "card",
              certificate: null,
              amount: paid,
              currency: variant.chargeCurrency,
              paid_at: `${addDays(storyDay, -1)}T12:00:00Z`,
              paid_on: null,
              refunds: [],
            },
          ]
        : [],
    currency: variant.chargeCurrency,
    total,
    prepayment,
    paid,
    ledger: { paid, returns: [] },
    departure: { certainty: "guaranteed", missing: 0, decided_by: null },
    time_zone: "Asia/Barnaul",
    free_until: addDays(departureDays(2).start, -30),
    refund_today: isOpen
      ? { day: storyDay, kind: "full", refund: paid, kept: 0, currency: variant.chargeCurrency }
      : null,
    is_reviewed: false,
    created_at: `${addDays(storyDay, -1)}T09:00:00Z`,
    shown: null,
    tourists_uuid: touristsUuid,
    arrival_code: isPaid || status === bookingStatuses.tourComplete ? sampleCode : null,
    ...more,
  };
}

export const samplePayment = (
  { variant }: SampleSet,
  status: Payment["status"],
  more: Partial<Payment> = {},
): Payment => ({
  uuid: paymentUuid,
  booking_uuid: bookingUuid,
  certificate_uuid: null,
  status,
  kind: "prepayment",
  method: "card",
  amount: prepayment,
  currency: variant.chargeCurrency,
  ...more,
});

/** Answers for a booking's pages. */
export const bookingAnswers = (booking: LinkedBooking, payment?: Payment): FakeAnswer[] => [
  answer(touristsInfoCall, sampleTravellers(booking)),
  answer(bookingByUuidCall, booking),
  ...(payment ? [answer(paymentCall, payment)] : []),
];
