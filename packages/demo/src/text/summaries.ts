import type { Random } from "../random.ts";
import type { TourText } from "../catalogue/catalogue-rows.ts";
import type { TourPlan } from "../tours/plan.ts";
import { Deck, type Slots } from "./deck.ts";
import { sightSlots, slotsDe, slotsEn, slotsRu, slotsZh } from "./slots.ts";
import {
  nightsDe,
  nightsEn,
  nightsRu,
  nightsZh,
  summaryPatterns,
} from "./phrases/summary-phrases.ts";
import { capital } from "./words-ru.ts";

/** One or two sentences for cards, search results and meta descriptions. */
export function summariesOf(plan: TourPlan, random: Random): TourText {
  const [night] = plan.lodging;
  return {
    ru: summary("ru", plan, random, { ...slotsRu(plan, random), nights: night && nightsRu[night] }),
    en: summary("en", plan, random, { ...slotsEn(plan, random), nights: night && nightsEn[night] }),
    de: summary("de", plan, random, {
      ...slotsDe(plan),
      ...sightSlots(plan, random, "de"),
      nights: night && nightsDe[night],
    }),
    zh: summary("zh", plan, random, {
      ...slotsZh(plan),
      ...sightSlots(plan, random, "zh"),
      nights: night && nightsZh[night],
    }),
  };
}

function summary(
  locale: keyof typeof summaryPatterns,
  plan: TourPlan,
  random: Random,
  slots: Slots,
): string {
  const patterns = summaryPatterns[locale];
  const deck = new Deck(random);
  const route = deck.draw(patterns[plan.form], slots);
  const manner = deck.draw(plan.form === "cruise" ? patterns.aboard : patterns.manner, slots);
  const texts = [route, manner].filter((text) => text !== null);
  return locale === "zh" ? texts.join("") : texts.map(capital).join(" ");
}
