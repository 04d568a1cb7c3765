import type { Language } from "@tropa/geography/notation/place-seed";
import { holdSeconds } from "@tropa/domain/sales/booking-status";
import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import { addDays } from "@tropa/domain/time/local-date";
import { convertMoney } from "@tropa/domain/money";
import { splitPrice } from "@tropa/domain/sales/party/party-price";
import type { Currency, Rates } from "@tropa/domain/money";
import { createHash } from "node:crypto";
import type { DemoStorefronts } from "../records/demo-options.ts";
import { createRandom } from "../random.ts";
import type { Random } from "../random.ts";
import { isWaiting, orderedAgo, stepsOf } from "./bookings-scenarios.ts";
import type { Scenario } from "./bookings-scenarios.ts";
import { bookingTexts } from "./bookings-texts.ts";
import { pickFrom } from "../text/deck.ts";

/** A demo tourist who books. */
export interface Traveller {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  language: Language;
  /** Id of the storefront. */
  storefront: string;
}

/** A coming departure with free seats. */
export interface Departure {
  date_id: number;
  tour_id: number;
  organizer_id: number;
  has_direct_sale: boolean;
  type: 1 | 2;
  starts_on: string;
  ends_on: string;
  start_times: string[];
  price_minor: number;
  currency: Currency;
  prepayment_percent: number;
  seats_left: number;
}

interface PlannedPayment {
  uuid: string;
  kind: "prepayment" | "payment" | "full";
  method: "card" | "sbp";
  status: 1 | 2 | 3;
  amount_minor: number;
  currency: Currency;
  at: string;
  refunded_at: string | null;
}

/** A booking with its related rows, before it is written. */
export interface PlannedBooking {
  uuid: string;
  traveller: Traveller;
  departure: Departure;
  /** Dates of a finished trip: its own, not those of the future departure. */
  starts_on: string;
  ends_on: string;
  status: BookingStatus;
  adults: number;
  children: number;
  start_time: string | null;
  comment: string | null;
  currency: Currency;
  total_minor: number;
  prepayment_minor: number;
  paid_minor: number;
  created_at: string;
  /** Hold of a waiting booking, as long as that of a real order. */
  hold_until: string | null;
  events: { from: BookingStatus | null; to: BookingStatus; reason: string; at: string }[];
  payments: PlannedPayment[];
}

interface Circumstances {
  /** Unique name of the booking, from which its UUID and random values derive. */
  name: string;
  today: string;
  now: Date;
  rates: Rates;
  storefronts: DemoStorefronts;
}

/** Returns a version 4 UUID derived from a name: the same name gives the same UUID. */
export function uuidOf(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  const variant = "89ab"[Number.parseInt(hex.slice(16, 17), 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const later = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * 60_000).toISOString();

/** Plans a booking with the history of a scenario. */
export function planBooking(
  scenario: Scenario,
  traveller: Traveller,
  departure: Departure,
  { name, today, now, rates, storefronts }: Circumstances,
): PlannedBooking {
  const random = createRandom(name);
  const days = daysOf(scenario, departure, random, { today, now });
  const adults = Math.min(random.int(1, 2), departure.seats_left);
  const children = departure.seats_left > adults + 1 && random.chance(0.25) ? 1 : 0;
  const { chargeCurrency } = storefronts.of(traveller.storefront);
  const price = { minor: departure.price_minor, currency: departure.currency };
  const seat =
    departure.currency === chargeCurrency
      ? price
      : convertMoney(price, chargeCurrency, rates, "major");
  const total = { minor: seat.minor * (adults + children), currency: chargeCurrency };
  const prepayment = splitPrice(total, departure.prepayment_percent).prepayment;
  const events = eventsOf(scenario, days.orderedAt, days.endsOn);
  const payments = paymentsOf(scenario, name, random, {
    total: total.minor,
    prepayment: prepayment.minor,
    currency: chargeCurrency,
    events,
  });
  return {
    uuid: uuidOf(name),
    traveller,
    departure,
    starts_on: days.startsOn,
    ends_on: days.endsOn,
    status: scenario.status,
    adults,
    children,
    start_time: departure.start_times.length > 0 ? pickFrom(random, departure.start_times) : null,
    comment: random.chance(0.35)
      ? pickFrom(random, bookingTexts[traveller.language].comments)
      : null,
    currency: chargeCurrency,
    total_minor: total.minor,
    prepayment_minor: prepayment.minor,
    paid_minor: payments.reduce(
      (sum, { status, amount_minor: paid }) => sum + (status === 2 ? paid : 0),
      0,
    ),
    created_at: days.orderedAt,
    hold_until: holdOf(scenario, events),
    events,
    payments,
  };
}

function holdOf(scenario: Scenario, events: PlannedBooking["events"]): string | null {
  const since = events.at(-1);
  if (!isWaiting(scenario) || !since) return null;
  const whilePaying = scenario.isConfirmed
    ? holdSeconds.afterAnswer
    : holdSeconds.whilePayingDirect;
  const seconds = since.to === 1 ? holdSeconds.whileConfirming : whilePaying;
  return later(since.at, seconds / 60);
}

/** The dates of order and trip; a finished trip lies within the last year. */
function daysOf(
  scenario: Scenario,
  departure: Departure,
  random: Random,
  { today, now }: Pick<Circumstances, "today" | "now">,
) {
  const minute = String(random.int(0, 59)).padStart(2, "0");
  const at = (day: string) => `${day}T09:${minute}:00.000Z`;
  if (scenario.status !== 4) {
    const orderedAt = isWaiting(scenario)
      ? later(now.toISOString(), -orderedAgo(scenario))
      : at(addDays(today, -random.int(5, 40)));
    return { startsOn: departure.starts_on, endsOn: departure.ends_on, orderedAt };
  }
  const length =
    (Date.parse(departure.ends_on) - Date.parse(departure.starts_on)) / (24 * 3_600_000);
  const endsOn = addDays(today, -random.int(4, 240));
  const startsOn = addDays(endsOn, -length);
  return { startsOn, endsOn, orderedAt: at(addDays(startsOn, -random.int(8, 60))) };
}

function eventsOf(scenario: Scenario, orderedAt: string, endsOn: string): PlannedBooking["events"] {
  let at = orderedAt;
  let from: BookingStatus | null = null;
  return stepsOf(scenario).map(({ to, reason, after }) => {
    at = reason === "trip_over" ? `${addDays(endsOn, 2)}T12:00:00.000Z` : later(at, after);
    const event = { from, to, reason, at };
    from = to;
    return event;
  });
}

function paymentsOf(
  scenario: Scenario,
  name: string,
  random: Random,
  money: {
    total: number;
    prepayment: number;
    currency: Currency;
    events: PlannedBooking["events"];
  },
): PlannedPayment[] {
  const { total, prepayment, currency, events } = money;
  const lastAt = events.at(-1)?.at ?? "";
  const paidAt = events.find(({ to }) => to === 3)?.at ?? lastAt;
  const refunded_at = scenario.isRefunded ? lastAt : null;
  const method = random.chance(0.3) && currency === "RUB" ? "sbp" : "card";
  const common = { method, currency } as const;
  const paid = { ...common, status: 2, at: paidAt, refunded_at } as const;
  const unpaid = {
    ...common,
    kind: "prepayment",
    amount_minor: prepayment,
    refunded_at: null,
  } as const;
  const planned = scenario.payments.flatMap((plan): Omit<PlannedPayment, "uuid">[] => {
    if (plan === "open") return [{ ...unpaid, status: 1, at: later(lastAt, 2) }];
    if (plan === "failed") return [{ ...unpaid, status: 3, at: later(paidAt, -9) }];
    if (plan === "full" || prepayment === total)
      return [{ ...paid, kind: "full", amount_minor: total }];
    const first = { ...paid, kind: "prepayment", amount_minor: prepayment } as const;
    if (plan === "prepayment") return [first];
    const rest = { kind: "payment", amount_minor: total - prepayment } as const;
    return [first, { ...paid, ...rest, at: later(paidAt, 24 * 60) }];
  });
  return planned.map((payment, index) => ({
    ...payment,
    uuid: uuidOf(`${name}/payment/${index}`),
  }));
}
