import type { Language } from "@tropa/geography/notation/place-seed";
import type { Random } from "../random.ts";
import type { TourText } from "../catalogue/catalogue-rows.ts";
import type { Night } from "../tours/lodging.ts";
import type { TourForm, TourPlan } from "../tours/plan.ts";
import { Deck, type Slots } from "./deck.ts";
import { sightSlots, slotsDe, slotsEn, slotsRu, slotsZh } from "./slots.ts";
import de from "../data/texts/de/summaries.json" with { type: "json" };
import en from "../data/texts/en/summaries.json" with { type: "json" };
import ru from "../data/texts/ru/summaries.json" with { type: "json" };
import zh from "../data/texts/zh/summaries.json" with { type: "json" };
import { capital } from "./words-ru.ts";

type Patterns = Record<TourForm | "manner" | "aboard", readonly string[]> & {
  nights: Record<Night, string>;
};

const patterns: Record<Language, Patterns> = { ru, en, de, zh };

/** One or two sentences for cards, search results and meta descriptions. */
export function summariesOf(plan: TourPlan, random: Random): TourText {
  const [night] = plan.lodging;
  return {
    ru: summary("ru", plan, random, {
      ...slotsRu(plan, random),
      nights: night && ru.nights[night],
    }),
    en: summary("en", plan, random, {
      ...slotsEn(plan, random),
      nights: night && en.nights[night],
    }),
    de: summary("de", plan, random, {
      ...slotsDe(plan),
      ...sightSlots(plan, random, "de"),
      nights: night && de.nights[night],
    }),
    zh: summary("zh", plan, random, {
      ...slotsZh(plan),
      ...sightSlots(plan, random, "zh"),
      nights: night && zh.nights[night],
    }),
  };
}

function summary(locale: Language, plan: TourPlan, random: Random, slots: Slots): string {
  const deck = new Deck(random);
  const route = deck.draw(patterns[locale][plan.form], slots);
  const manner = deck.draw(patterns[locale][plan.form === "cruise" ? "aboard" : "manner"], slots);
  const texts = [route, manner].filter((text) => text !== null);
  return locale === "zh" ? texts.join("") : texts.map(capital).join(" ");
}
