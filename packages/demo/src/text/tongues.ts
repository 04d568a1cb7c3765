import type { PriceLists } from "@tropa/domain/discovery/tour-content";
import type { Random } from "../random.ts";
import type { Leg, Way } from "../tours/itinerary.ts";
import { places } from "@tropa/geography/world";
import type { TourPlan } from "../tours/plan.ts";
import type { Slots } from "./deck.ts";
import type { Tongue } from "./page-hand.ts";
import { pageTexts } from "./phrases/page-texts.ts";
import { priceListsDrawer } from "./prices-of-page.ts";
import { sightSlots, slotsDe, slotsEn, slotsRu, slotsZh } from "./slots.ts";
import { hoursRu, insideSentence } from "./words-ru.ts";

/** Legs shorter than this are described as short, km. */
const longFrom: Record<Way, number> = {
  car: 14,
  foot: 3,
  horse: 3,
  bicycle: 3,
  boat: 60,
  shore: 0,
  air: 20,
};

/** Placeholders about a leg; short ones have no driving time and no hour of arrival. */
function travel({ km, hours, way }: Leg, spoken: (hours: number) => string, noon: string): Slots {
  if (km < longFrom[way]) return { short: String(km) };
  const isMorning = (way === "car" && km >= 110 && km <= 190) || (way === "boat" && km <= 200);
  return {
    km: String(km),
    time: hours > 0 ? spoken(hours) : undefined,
    noon: isMorning ? noon : undefined,
  };
}

const beforeComma = (text: string) => text.split(/[,，]/, 1)[0] ?? text;

/** Rules and names for Russian pages. */
export function russian(plan: TourPlan, random: Random): Tongue {
  const meeting = plan.place.meeting.ru;
  const isBathing = ["russia", "belarus", "kazakhstan"].includes(plan.place.country);
  return {
    language: "ru",
    words: pageTexts.ru,
    slots: {
      ...slotsRu(plan, random),
      hot: isBathing ? "горячий сбитень" : undefined,
      pelmeni: isBathing ? "пельмени" : undefined,
    },
    space: " ",
    dash: " — ",
    stop: ".",
    name: (stop) => stop.ru,
    fullName: (stop) => stop.sight.name.ru,
    inside: (stop) => stop.ruInside,
    note: (stop) => stop.sight.note.ru,
    travel: (leg) => travel(leg, hoursRu, "12"),
    food: plan.place.food.ru.charAt(0).toLocaleLowerCase("ru") + plan.place.food.ru.slice(1),
    meeting,
    meetingInside: insideSentence(meeting),
    meetingShort: beforeComma(meeting),
    prices: priceListsDrawer(pageTexts.ru),
  };
}

/** Common part of languages whose names do not change inside a sentence. */
function uninflected(plan: TourPlan, language: "en" | "de" | "zh") {
  const meeting = plan.place.meeting[language];
  return {
    name: (stop) => stop[language],
    fullName: (stop) => stop.sight.name[language],
    inside: (stop) => stop[language],
    note: (stop) => stop.sight.note[language],
    meeting,
    meetingInside: meeting,
    meetingShort: beforeComma(meeting),
  } satisfies Partial<Tongue>;
}

/** Rules and names for English pages. */
export function english(plan: TourPlan, random: Random): Tongue {
  return {
    ...uninflected(plan, "en"),
    language: "en",
    words: pageTexts.en,
    slots: slotsEn(plan, random),
    space: " ",
    dash: " — ",
    stop: ".",
    travel: (leg) => travel(leg, hoursEn, "noon"),
    food: foodInside(plan.place.food.en),
    prices: priceListsDrawer(pageTexts.en),
  };
}

/** Rules and names for German pages. */
export function german(plan: TourPlan, random: Random, prices: PriceLists): Tongue {
  return {
    ...uninflected(plan, "de"),
    language: "de",
    words: pageTexts.de,
    slots: { ...slotsDe(plan), ...sightSlots(plan, random, "de") },
    space: " ",
    dash: " – ",
    stop: ".",
    travel: (leg) => travel(leg, hoursDe, "12 Uhr"),
    food: plan.place.food.de,
    prices: () => prices,
  };
}

/** Rules and names for Chinese pages. */
export function chinese(plan: TourPlan, random: Random, prices: PriceLists): Tongue {
  return {
    ...uninflected(plan, "zh"),
    language: "zh",
    words: pageTexts.zh,
    slots: { ...slotsZh(plan), ...sightSlots(plan, random, "zh") },
    space: "",
    dash: "—",
    stop: "。",
    travel: (leg) => travel(leg, hoursZh, "中午"),
    food: plan.place.food.zh,
    prices: () => prices,
  };
}

/** Proper nouns, which keep their capital inside a sentence. */
const properWords = new Set(
  places.flatMap(({ name, sights, food }) =>
    [name.en, ...sights.map((sight) => sight.name.en), food.en.replace(/^\S+/, "")].flatMap(
      (text) => text.split(/[^\p{L}'-]+/u).filter((word) => /^\p{Lu}/u.test(word)),
    ),
  ),
);

function foodInside(food: string): string {
  const [first = ""] = food.split(/[\s,-]/, 1);
  return properWords.has(first) ? food : food.charAt(0).toLowerCase() + food.slice(1);
}

function hoursEn(hours: number): string {
  if (hours === 0.5) return "half an hour";
  return hours === 1 ? "an hour" : `${hours} hours`;
}

function hoursDe(hours: number): string {
  if (hours === 0.5) return "eine halbe Stunde";
  if (hours === 1) return "eine Stunde";
  return `${String(hours).replace(".", ",")} Stunden`;
}

function hoursZh(hours: number): string {
  return hours === 0.5 ? "半小时" : `${hours}小时`;
}
