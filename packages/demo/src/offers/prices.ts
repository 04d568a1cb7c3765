import type { Random } from "../random.ts";
import { perUsd, type DemoCurrency } from "@tropa/geography/currency-rates";
import { factsOf } from "../tours/kind-facts.ts";
import type { Comfort } from "../tours/lodging.ts";
import type { TourPlan } from "../tours/plan.ts";
import { currencyOf } from "@tropa/geography/world";

/** Price per person and day of an average tour by country, US dollars. */
const dayPrice: Record<string, number> = {
  russia: 98,
  georgia: 92,
  armenia: 88,
  kazakhstan: 90,
  kyrgyzstan: 82,
  uzbekistan: 88,
  belarus: 78,
  azerbaijan: 90,
  tajikistan: 92,
  mongolia: 125,
  turkey: 105,
  iceland: 285,
  norway: 255,
  italy: 205,
  spain: 175,
  greece: 165,
  france: 205,
  portugal: 165,
  montenegro: 125,
  croatia: 150,
  germany: 190,
  austria: 205,
  hungary: 145,
  serbia: 115,
  finland: 215,
  switzerland: 290,
  morocco: 112,
  egypt: 98,
  indonesia: 102,
  nepal: 84,
  thailand: 105,
  vietnam: 92,
  china: 125,
  japan: 225,
  "sri-lanka": 98,
  india: 92,
  tanzania: 270,
  kenya: 255,
  namibia: 240,
  uae: 165,
  argentina: 190,
  chile: 205,
  peru: 150,
  mexico: 150,
  cuba: 120,
  usa: 245,
  "new-zealand": 240,
  jordan: 150,
  iran: 95,
  antarctica: 640,
};

const usualDayPrice = 140;

/** Price factors of remote places that are supplied by air. */
const remote: Record<string, number> = {
  kamchatka: 2.1,
  kuril: 2.2,
  sakhalin: 1.5,
  yakutia: 1.7,
  putorana: 2.4,
  chukotka: 2.6,
  svalbard: 1.6,
  "franz-josef-land": 3.4,
  murmansk: 1.15,
  baikal: 1.1,
  lukla: 1.7,
  khumbu: 1.7,
  everest: 1.7,
  tuva: 1.1,
};

const comfortFactor: Record<Comfort, number> = {
  base: 0.72,
  base_plus: 0.85,
  medium: 1,
  improved: 1.32,
  premium: 1.9,
};

/** Rounds a price as shops do: to hundreds of roubles, or to fives of dollars or euros. */
export function roundPrice(major: number, currency: DemoCurrency): number {
  const step = currency === "RUB" ? (major > 20_000 ? 500 : 100) : major > 200 ? 10 : 5;
  return Math.max(step, Math.round(major / step) * step);
}

/** Returns the price per person before discounts, minor units. */
export function basePrice(
  plan: TourPlan,
  random: Random,
): { minor: number; currency: DemoCurrency } {
  const currency = currencyOf(plan.place);
  const facts = factsOf(plan.kind);
  const perDay = (dayPrice[plan.place.country] ?? usualDayPrice) * (remote[plan.place.slug] ?? 1);
  const comfort = comfortFactor[plan.comfort[0] ?? "medium"];
  const smallGroup = plan.groupSize <= 6 ? 1.18 : plan.groupSize >= 14 ? 0.92 : 1;
  // Additional days cost a little less, because transfers and guides are shared.
  const length = plan.form === "excursion" ? 0.13 + plan.hours * 0.055 : (plan.days - 0.4) ** 0.92;
  const usd =
    perDay * length * facts.price * (plan.form === "excursion" ? 1 : comfort) * smallGroup;
  const major = usd * perUsd[currency] * random.between(0.86, 1.16);
  return { minor: roundPrice(major, currency) * 100, currency };
}
