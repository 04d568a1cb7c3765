import { dayNumber, fromDayNumber } from "@tropa/domain/time/local-date";
import type { Random } from "../random.ts";
import type { DiscountType, TourDateRow } from "../catalogue/catalogue-rows.ts";
import type { DemoCurrency } from "@tropa/geography/currency-rates";
import { roundPrice } from "./prices.ts";
import { pickFrom } from "../text/deck.ts";
import type { TourPlan } from "../tours/plan.ts";

/** A departure without its ids. */
export type Departure = Omit<TourDateRow, "id" | "tour_id">;

/** Departures are spread over this number of days after today: fourteen months. */
export const horizonDays = 423;

const variantsPerTour = 10;

/** Days until the earliest possible departure. */
const soonestDays = 3;

/** Hot tours leave within this number of days. */
const hotWithinDays = 24;

/** Share of discounted departures on tours with discounts. */
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
  /** Whether an unsold departure in the near future may become a hot offer. */
  mayBeHot: boolean;
  /** Whether the organizer gives discounts on this tour. */
  isReduced: boolean;
}

/** Departures of a tour, with what follows from them. */
export interface Departures {
  dates: Departure[];
  isVeryHot: boolean;
}

/** Ten departures of a tour within its season, ordered by start. */
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
  /** Month of each day of the horizon from `first` on. */
  months: number[];
}

let calendar: Calendar = { first: -1, months: [] };

/** Cached for the current day, because all tours share it. */
function calendarFrom(first: number): Calendar {
  if (calendar.first !== first) {
    const months = Array.from({ length: horizonDays + 1 }, (_, day) =>
      Number(fromDayNumber(first + day).slice(5, 7)),
    );
    calendar = { first, months };
  }
  return calendar;
}

/** Day numbers on which the tour may start. */
function possibleDays(plan: TourPlan, first: number): number[] {
  const days: number[] = [];
  const { months } = calendarFrom(first);
  const last = horizonDays - Math.max(plan.days, 1);
  for (let day = soonestDays; day <= last; day += 1) {
    if (plan.months.includes(months[day] ?? 0)) days.push(first + day);
  }
  return days;
}

/** Picks one start from each of equal parts of the days, so that they cover the season without repeating. */
function spread(random: Random, days: readonly number[], count: number): number[] {
  const share = days.length / count;
  const starts = new Set<number>();
  for (let part = 0; part < count; part += 1) {
    const from = Math.floor(part * share);
    const to = Math.max(from, Math.floor((part + 1) * share) - 1);
    const candidates = days.slice(from, to + 1).filter((day) => !starts.has(day));
    // Most groups meet on a weekend; 1970-01-01 was a Thursday.
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
  // Prices vary slightly with season and demand.
  const full = price(terms, random.between(0.97, 1.09));
  const wanted =
    terms.isReduced && random.chance(reducedShare) ? discountOf(terms, inDays, start) : null;
  const reduced = wanted ? price(terms, (full / terms.base) * (1 - wanted.share)) : full;
  // Rounding may cancel a small discount.
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
    // Ships follow their timetable, however many passengers there are.
    is_guaranteed: plan.form === "cruise" || taken >= plan.groupSize / 2 || random.chance(0.2),
  };
}

function price({ base, currency }: Terms, factor: number): number {
  return roundPrice((base * factor) / 100, currency) * 100;
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

/** Reduces a departure that is soon and half empty by a third. */
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
 * Sells out some departures, but never the cheapest: its price is on the card, which must not promise what cannot be
 * booked.
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

/** Returns the departure with the price on the tour's card; of equal ones the earliest. */
export function cheapestOf(dates: readonly Departure[]): Departure | undefined {
  return dates.reduce<Departure | undefined>(
    (best, date) => (best && best.price_minor <= date.price_minor ? best : date),
    undefined,
  );
}

/** Adds a discount so small that no page may show it, as rounding by some organizers produces. */
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
