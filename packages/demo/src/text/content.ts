import type { TourContentBody } from "@tropa/domain/discovery/tour-content";
import type { Random } from "../random.ts";
import { itineraryOf, type Leg, type Way } from "../tours/itinerary.ts";
import { dayImagesOf } from "../offers/tour-images.ts";
import { places } from "@tropa/geography/world";
import type { TourPlan } from "../tours/plan.ts";
import type { Slots } from "./deck.ts";
import { writePage } from "./page-writer.ts";
import type { Tongue } from "./page-hand.ts";
import { pageWordsEn } from "./phrases/page-words-en.ts";
import { pageWordsRu } from "./phrases/page-words-ru.ts";
import { priceListsOf } from "./phrases/price-phrases.ts";
import { slotsEn, slotsRu } from "./slots.ts";
import { hoursRu, insideSentence } from "./words-ru.ts";

/** The long texts of a plan in both languages, each written in its own words. */
export function contentOf(plan: TourPlan, random: Random): TourContentBody {
  const days = itineraryOf(plan);
  const images = dayImagesOf(plan, days, random.fork("images"));
  const hour = random.int(8, 10);
  const end = random.int(15, 18);
  const en = writePage(
    plan,
    days,
    random.fork("en"),
    english(plan, random.fork("en-slots")),
    images,
    clockEn(hour, end),
  );
  return {
    ru: writePage(
      plan,
      days,
      random.fork("ru"),
      russian(plan, random.fork("ru-slots")),
      images,
      clockRu(hour, end),
    ),
    en,
    price_lists: priceListsOf(en),
  };
}

function clockRu(hour: number, end: number): Slots {
  return {
    clock: `${hour}:00`,
    start0: "8:30",
    start1: "9:00",
    start2: "8:00",
    end: `${end}:00`,
  };
}

function clockEn(hour: number, end: number): Slots {
  return {
    clock: `${hour} am`,
    start0: "8.30",
    start1: "nine",
    start2: "eight",
    end: `${end - 12} pm`,
  };
}

/** Below this a leg is told as a short one. */
const longFrom: Record<Way, number> = {
  car: 14,
  foot: 3,
  horse: 3,
  bicycle: 3,
  boat: 60,
  shore: 0,
  air: 20,
};

/** What a sentence about a leg may say: a short hop has no driving time and no hour of arrival. */
function travel({ km, hours, way }: Leg, spoken: (hours: number) => string, noon: string): Slots {
  if (km < longFrom[way]) return { short: String(km) };
  const isMorning = (way === "car" && km >= 110 && km <= 190) || (way === "boat" && km <= 200);
  return {
    km: String(km),
    time: hours > 0 ? spoken(hours) : undefined,
    noon: isMorning ? noon : undefined,
  };
}

const beforeComma = (text: string) => text.split(",", 1)[0] ?? text;

function russian(plan: TourPlan, random: Random): Tongue {
  const meeting = plan.place.meeting.ru;
  const meetingInside = insideSentence(meeting);
  const isBathing = ["russia", "belarus", "kazakhstan"].includes(plan.place.country);
  return {
    language: "ru",
    words: pageWordsRu,
    slots: {
      ...slotsRu(plan, random),
      hot: isBathing ? "горячий сбитень" : undefined,
      pelmeni: isBathing ? "пельмени" : undefined,
    },
    name: (stop) => stop.ru,
    fullName: (stop) => stop.sight.name.ru,
    inside: (stop) => stop.ruInside,
    note: (stop) => stop.sight.note.ru,
    travel: (leg) => travel(leg, hoursRu, "12"),
    food: plan.place.food.ru.charAt(0).toLocaleLowerCase("ru") + plan.place.food.ru.slice(1),
    meeting,
    meetingInside,
    meetingShort: beforeComma(meeting),
  };
}

function english(plan: TourPlan, random: Random): Tongue {
  const meeting = plan.place.meeting.en;
  return {
    language: "en",
    words: pageWordsEn,
    slots: slotsEn(plan, random),
    name: (stop) => stop.en,
    fullName: (stop) => stop.sight.name.en,
    inside: (stop) => stop.en,
    note: (stop) => stop.sight.note.en,
    travel: (leg) => travel(leg, hoursEn, "noon"),
    food: foodInside(plan.place.food.en),
    meeting,
    meetingInside: meeting,
    meetingShort: beforeComma(meeting),
  };
}

/** Words of names: they keep their capital inside a sentence. */
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
