import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import { staffNumbersCall } from "@tropa/api-contract/staff/calls-numbers";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { addDays } from "@tropa/domain/time/local-date";
import { brandName } from "@tropa/domain/storefront/variant-config";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import type { SampleSet } from "../sample-set.ts";
import { deskAnswers } from "./staff.ts";

type Numbers = WireAnswerOf<typeof staffNumbersCall>;

const from = "2026-05-16";
const months = Array.from({ length: 12 }, (_, index) =>
  index < 7 ? `2026-${String(index + 6).padStart(2, "0")}-01` : `2027-0${index - 6}-01`,
);

/** A month of a busy marketplace. */
export const sampleNumbers = ({ texts, variant, locale }: SampleSet): Numbers => {
  const days = Array.from({ length: 30 }, (_, index) => {
    const busy = 6 + ((index * 7) % 11) + Math.round(index / 4);
    return {
      day: addDays(from, index),
      gross: busy * 1_250_000,
      take: busy * 187_500,
      refunded: index % 6 === 4 ? 2_100_000 : 0,
      orders: busy,
      cancelled: index % 5,
    };
  });
  const sum = (name: "gross" | "take" | "refunded" | "orders" | "cancelled") =>
    days.reduce((total, day) => total + day[name], 0);
  const orders = sum("orders");
  return {
    currency: variant.chargeCurrency,
    period: { from, to: addDays(from, 29) },
    period_before: { from: addDays(from, -30), to: addDays(from, -1) },
    storefronts: [
      {
        id: variant.id,
        name: brandName(variant, locale),
        time_zone: variant.timeZone,
        is_chosen: true,
        counted_from: null,
        counted_at: "2026-06-14T09:30:00.000Z",
      },
    ],
    organizer: null,
    countries: [
      { id: 1, name: texts.cities[0] ?? "A" },
      { id: 2, name: texts.cities[1] ?? "B" },
    ],
    cities: [],
    now: {
      gross: sum("gross"),
      take: sum("take"),
      refunded: sum("refunded"),
      orders,
      paid: Math.round(orders * 0.7),
      completed: Math.round(orders * 0.4),
      cancelled: sum("cancelled"),
    },
    before: {
      gross: 390_000_000,
      take: 58_500_000,
      refunded: 14_000_000,
      orders: 310,
      paid: 200,
      completed: 150,
      cancelled: 71,
    },
    days,
    states: Object.values(bookingStatuses).map((status) => ({
      status,
      now: 12 * (9 - status) + ((status * 5) % 7),
      before: 11 * (9 - status),
    })),
    answers: [
      { side: "organizer", now: [210, 120, 64, 40, 22], before: [180, 130, 70, 52, 31] },
      { side: "support", now: [88, 20, 6, 2, 1], before: [70, 31, 9, 4, 2] },
    ],
    cancellations: texts.people.slice(0, 3).map((title, index) => ({
      organizer: { id: index + 1, title },
      orders: 40 - index * 8,
      cancelled: 9 - index * 2,
      by_organizer: 5 - index * 2,
    })),
    supply: {
      months: months.map((month, index) => ({
        month,
        tours: 90 - index * 5,
        departures: 420 - index * 31,
        seats: 4200 - index * 310,
        taken: Math.round(2600 / (index + 1)),
      })),
      places: texts.cities.slice(0, 3).map((name, place) => ({
        place: { id: place + 1, name },
        departures: months.map((_, index) => Math.max(0, 180 - place * 50 - index * 12)),
      })),
    },
    searches: [
      { word: texts.cities[2] ?? "C", times: 41 },
      { word: "xyz", times: 3 },
    ],
  };
};

/** The figures of a desk with every part. */
export const numbersAnswers = (samples: SampleSet, more: Partial<Numbers> = {}): FakeAnswer[] => [
  ...deskAnswers(samples),
  answer(staffNumbersCall, { ...sampleNumbers(samples), ...more }),
];
