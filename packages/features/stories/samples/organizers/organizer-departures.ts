import {
  departureCancellationCall,
  organizerDeparturesCall,
} from "@tropa/api-contract/organizers/calls-departures";
import type {
  AffectedBooking,
  DepartureTour,
  OrganizerDeparture,
} from "@tropa/api-contract/organizers/departure";
import { addDays } from "@tropa/domain/time/local-date";
import { storyDay } from "../../harness/fixed-day.ts";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import { organizerAnswers } from "./organizer.ts";
import { pick } from "../sample-set.ts";
import type { SampleSet } from "../sample-set.ts";

const title = ({ texts }: SampleSet, index: number) => pick(texts.tours, index);

const sampleTours = (samples: SampleSet): DepartureTour[] =>
  [0, 1].map((index) => ({
    id: 41 + index,
    title: title(samples, index),
    is_excursion: index === 1,
    duration_days: index === 1 ? 0 : 4,
    currency: "USD",
    price: 62_000,
    max_group: 12,
    commission_percent: 15,
    today: storyDay,
  }));

/** A departure in the stories' month, by default open and guaranteed. */
export function sampleDeparture(
  samples: SampleSet,
  day: number,
  changes: Partial<OrganizerDeparture> = {},
): OrganizerDeparture {
  const start = `2027-03-${String(day).padStart(2, "0")}`;
  return {
    id: 7000 + day,
    tour_id: 41,
    tour_title: title(samples, 0),
    currency: "USD",
    start,
    end: addDays(start, 3),
    start_times: [],
    seats: 12,
    seats_taken: 5,
    seats_held: 2,
    seats_elsewhere: 0,
    commission_percent: 15,
    seats_free: 7,
    bookings: 2,
    requests: 0,
    price: 62_000,
    discount: null,
    is_closed: false,
    is_guaranteed: true,
    min_group: 4,
    decided_days: 14,
    is_canceled: false,
    is_past: false,
    version: 3,
    ...changes,
  };
}

/** A month with a departure in every state. */
const sampleMonth = (samples: SampleSet): OrganizerDeparture[] => {
  const of = (day: number, changes: Partial<OrganizerDeparture> = {}) =>
    sampleDeparture(samples, day, changes);
  const walk = { tour_id: 42, tour_title: title(samples, 1), start_times: ["10:00", "14:30"] };
  return [
    of(2, { is_past: true, seats_free: 0 }),
    of(12, { requests: 2, seats_taken: 6 }),
    of(12, {
      ...walk,
      id: 7112,
      end: "2027-03-12",
      price: 4_000,
      seats_taken: 0,
      bookings: 0,
      min_group: 0,
      is_guaranteed: false,
    }),
    of(17),
    of(19, { is_closed: true, seats_free: 0 }),
    of(20, { seats_taken: 12, seats_free: 0 }),
    of(24, {
      is_guaranteed: false,
      seats_taken: 1,
      price: 55_800,
      discount: { type: "early_booking_dates", price_without: 62_000, ends_on: "2027-03-18" },
    }),
    of(27, { is_canceled: true, seats_taken: 0, seats_free: 0, bookings: 0 }),
  ];
};

export const departuresAnswers = (
  samples: SampleSet,
  itemsOf: (month: string) => OrganizerDeparture[] = () => sampleMonth(samples),
): FakeAnswer[] => [
  ...organizerAnswers(samples),
  answer(organizerDeparturesCall, ({ query }) => ({
    items: itemsOf(String(query["month"])),
    tours: sampleTours(samples),
    is_cut: false,
    next_start: "2027-05-15",
  })),
];

/** One booking with money and one without. */
const sampleAffected: AffectedBooking[] = [
  {
    id: 500_123,
    name: "Maria Lindqvist",
    seats: 3,
    status: 3,
    kind: "refunded",
    paid: 37_200,
    refund: 37_200,
    currency: "USD",
    by_email: true,
    by_sms: true,
  },
  {
    id: 500_140,
    name: "Jan Novák",
    seats: 2,
    status: 2,
    kind: "released",
    paid: 0,
    refund: 0,
    currency: "USD",
    by_email: false,
    by_sms: true,
  },
];

export const sampleCancellation = (
  samples: SampleSet,
  bookings: AffectedBooking[] = sampleAffected,
  changes: Partial<OrganizerDeparture> = {},
) => ({ departure: sampleDeparture(samples, 17, changes), bookings });

export const cancellationAnswer = (
  samples: SampleSet,
  bookings: AffectedBooking[] = sampleAffected,
  changes: Partial<OrganizerDeparture> = {},
): FakeAnswer => answer(departureCancellationCall, sampleCancellation(samples, bookings, changes));
