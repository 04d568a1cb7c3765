import type { Language } from "@tropa/geography/notation/place-seed";
import type { TourContent, TourContentBody } from "@tropa/domain/discovery/tour-content";
import type { Random } from "../random.ts";
import { itineraryOf } from "../tours/itinerary.ts";
import { dayImagesOf } from "../offers/tour-images.ts";
import type { TourPlan } from "../tours/plan.ts";
import type { Slots } from "./deck.ts";
import { writePage } from "./page-writer.ts";
import type { Tongue } from "./page-hand.ts";
import { priceListsOf } from "./phrases/price-phrases.ts";
import { chinese, english, german, russian } from "./tongues.ts";

/** Every so many tours one exists in Russian and English only, to demonstrate translation. */
const untranslatedEvery = 40;

/** Returns the long texts of a tour in every language. */
export function contentOf(plan: TourPlan, random: Random): TourContentBody {
  const days = itineraryOf(plan);
  const images = dayImagesOf(plan, days);
  const hour = random.int(8, 10);
  const end = random.int(15, 18);
  const write = (tongue: Tongue): TourContent => {
    const { language } = tongue;
    const clock = clocks[language](hour, end);
    return writePage(plan, days, random.fork(language), tongue, images, clock);
  };
  const ru = write(russian(plan, random.fork("ru-slots")));
  const en = write(english(plan, random.fork("en-slots")));
  const lists = priceListsOf(en);
  if (plan.ordinal % untranslatedEvery === untranslatedEvery - 1) {
    return { ru, en, price_lists: lists };
  }
  return {
    ru,
    en,
    de: write(german(plan, random.fork("de-slots"), lists.de)),
    zh: write(chinese(plan, random.fork("zh-slots"), lists.zh)),
  };
}

const clocks: Record<Language, (hour: number, end: number) => Slots> = {
  ru: (hour, end) => ({
    clock: `${hour}:00`,
    start0: "8:30",
    start1: "9:00",
    start2: "8:00",
    end: `${end}:00`,
  }),
  en: (hour, end) => ({
    clock: `${hour} am`,
    start0: "8.30",
    start1: "nine",
    start2: "eight",
    end: `${end - 12} pm`,
  }),
  de: (hour, end) => ({
    clock: `${hour} Uhr`,
    start0: "8:30 Uhr",
    start1: "9 Uhr",
    start2: "8 Uhr",
    end: `${end} Uhr`,
  }),
  zh: (hour, end) => ({
    clock: `上午${hour}点`,
    start0: "早上8点半",
    start1: "上午9点",
    start2: "早上8点",
    end: `下午${end - 12}点`,
  }),
};
