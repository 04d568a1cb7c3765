import { dayNumber, fromDayNumber } from "@tropa/domain/time/local-date";
import type { Random } from "../random.ts";
import type { DiscountType, TourDateRow } from "../catalogue/catalogue-rows.ts";
import type { DemoCurrency } from "@tropa/geography/currency-rates";
import { rounded } from "./prices.ts";
import { pickFrom } from "../text/deck.ts";
import type { TourPlan } from "../tours/plan.ts";

export type Departure = Omit<TourDateRow, "id" | "tour_id">;

/** Departures are spread over this many days after today: fourteen months. */
export const horizonDays = 423;

const variantsPerTour = 10;

/** Nobody can pack sooner. */
const soonestDays = 3;

/** A hot tour leaves within so many days. */
const hotWithinDays = 24;

/** Of the departures of a tour that has discounts at all; a discount on everything is no discount. */
const reducedShare = 0.5;

const startTimes = [
  "08:00",
  "09:00",
  "10:00",
  "11:00",
  "12:00",
  "14:00",
  "15:00",
  "17:00",
  "18:30",
];

interface Terms {
  random: Random;
  today: string;
  base: number;
  currency: DemoCurrency;
  /** Whether an unsold date close at hand may be given away. */
  mayBeHot: boolean;
  /** Whether the organizer gives discounts on this tour. */
  isReduced: boolean;
}

export interface Departures {
  dates: Departure[];
  isVeryHot: boolean;
}

/** Ten departures of a plan in the months of its season, in order of their start. */
export function departuresOf(plan: TourPlan, terms: Terms): Departures {
  const { random } = terms;
  const first = dayNumber(terms.today) ?? 0;
  const possible = possibleDays(plan, first);
  const starts = spread(random, possible, variantsPerTour);
  const nights = Math.max(0, plan.days - 1);
  const times = plan.form === "excursion" ? timesOfDay(random) : [];
  const dates = starts.map((start) => departure(plan, terms, start - first, start, nights, times));
  const [soonest] = starts;
  const isVeryHot = terms.mayBeHot && soonest !== undefined && soonest - first <= hotWithinDays;
  if (isVeryHot && dates[0]) giveAway(dates[0], terms);
  sellOut(dates, random);
  return { dates, isVeryHot };
}

interface Calendar {
  first: number;
  /** The month of each day of the horizon, from `first` on. */
  months: number[];
}

let calendar: Calendar = { first: -1, months: [] };

/** Made once for a today: a million tours look at the same fourteen months. */
function calendarFrom(first: number): Calendar {
  if (calendar.first !== first) {
    const months = Array.from({ length: horizonDays + 1 }, (_, day) =>
      Number(fromDayNumber(first + day).slice(5, 7)),
    );
    calendar = { first, months };
  }
  return calendar;
}

/** Day numbers on which this tour may start. */
function possibleDays(plan: TourPlan, first: number): number[] {
  const days: number[] = [];
  const { months } = calendarFrom(first);
  const last = horizonDays - Math.max(plan.days, 1);
  for (let day = soonestDays; day <= last; day += 1) {
    if (plan.months.includes(months[day] ?? 0)) days.push(first + day);
  }
  return days;
}

/** One start in each of equal shares of the days, so that a season is covered and no start comes twice. */
function spread(random: Random, days: readonly number[], count: number): number[] {
  const share = days.length / count;
  const starts = new Set<number>();
  for (let part = 0; part < count; part += 1) {
    const from = Math.floor(part * share);
    const to = Math.max(from, Math.floor((part + 1) * share) - 1);
    const candidates = days.slice(from, to + 1).filter((day) => !starts.has(day));
    // Most groups meet at a weekend; 1970-01-01 was a Thursday.
    const weekend = candidates.filter((day) => [2, 3].includes(((day % 7) + 7) % 7));
    const chosen = weekend.length > 0 && random.chance(0.7) ? weekend : candidates;
    if (chosen.length > 0) starts.add(pickFrom(random, chosen));
  }
  return [...starts].sort((a, b) => a - b);
}

function timesOfDay(random: Random): string[] {
  const morning = pickFrom(random, startTimes.slice(0, 5));
  return random.chance(0.45) ? [morning, pickFrom(random, startTimes.slice(5))] : [morning];
}

function departure(
  plan: TourPlan,
  terms: Terms,
  inDays: number,
  start: number,
  nights: number,
  times: string[],
): Departure {
  const { random } = terms;
  // High season costs more, and a group that is booked late costs what it costs.
  const full = price(terms, random.between(0.97, 1.09));
  const wanted =
    terms.isReduced && random.chance(reducedShare) ? discountOf(terms, inDays, start) : null;
  const reduced = wanted ? price(terms, (full / terms.base) * (1 - wanted.share)) : full;
  // Rounding swallows a small discount of a small price.
  const discount = reduced < full ? wanted : null;
  const near = Math.max(0, 1 - inDays / 260);
  const taken = Math.min(
    plan.groupSize - 1,
    Math.floor(plan.groupSize * near * random.between(0.1, 1)),
  );
  return {
    starts_on: fromDayNumber(start),
    ends_on: fromDayNumber(start + nights),
    start_times: times,
    price_minor: reduced,
    price_without_discount_minor: discount ? full : null,
    discount_type: discount?.type ?? null,
    discount_ends_on: discount?.endsOn ?? null,
    seats_total: plan.groupSize,
    seats_taken: taken,
    // A ship sails by her timetable, whoever is aboard.
    is_guaranteed: plan.form === "cruise" || taken >= plan.groupSize / 2 || random.chance(0.2),
  };
}

function price({ base, currency }: Terms, factor: number): number {
  return rounded((base * factor) / 100, currency) * 100;
}

interface Discount {
  type: DiscountType;
  share: number;
  endsOn: string | null;
}

function discountOf({ random }: Terms, inDays: number, start: number): Discount {
  const share = random.int(5, 18) / 100;
  if (inDays > 120) {
    const endsOn = fromDayNumber(start - random.int(45, 90));
    return random.chance(0.5)
      ? { type: "early_booking_dates", share, endsOn }
      : { type: "early_booking_days", share, endsOn: null };
  }
  return random.chance(0.5)
    ? { type: "seasonal", share, endsOn: null }
    : { type: "on_tour_date", share, endsOn: null };
}

/** A date soon to leave half empty goes at two thirds of its price. */
function giveAway(date: Departure, terms: Terms): void {
  const full = price(terms, 1.04);
  date.price_without_discount_minor = full;
  date.price_minor = price(terms, 1.04 * (1 - terms.random.int(22, 40) / 100));
  date.discount_type = "on_tour_date";
  date.discount_ends_on = null;
  date.seats_taken = Math.max(1, Math.floor(date.seats_total * terms.random.between(0.3, 0.7)));
  date.is_guaranteed = true;
}

/**
 * Some dates have no seat left. Never the cheapest, because its price stands on the card and a card
 * should not promise what nobody can book.
 */
function sellOut(dates: readonly Departure[], random: Random): void {
  const cheapest = cheapestOf(dates);
  for (const date of dates) {
    if (date === cheapest || date.price_minor === cheapest?.price_minor) continue;
    if (random.chance(0.07)) {
      date.seats_taken = date.seats_total;
      date.is_guaranteed = true;
    }
  }
}

/** The date whose price stands on the tour's card; the earliest of equals. */
export function cheapestOf(dates: readonly Departure[]): Departure | undefined {
  return dates.reduce<Departure | undefined>(
    (best, date) => (best && best.price_minor <= date.price_minor ? best : date),
    undefined,
  );
}

/** Makes a discount so small that no page may show it; some organizers round that way. */
export function addHiddenDiscount(dates: readonly Departure[], currency: DemoCurrency): void {
  const date = dates.find(
    ({ price_without_discount_minor }) => price_without_discount_minor === null,
  );
  if (!date) return;
  const step = currency === "RUB" ? 100 : 1;
  const more = Math.max(step, Math.floor((date.price_minor * 0.012) / 100 / step) * step) * 100;
  if (more / date.price_minor >= 0.0145) return;
  date.price_without_discount_minor = date.price_minor + more;
  date.discount_type = "seasonal";
}
