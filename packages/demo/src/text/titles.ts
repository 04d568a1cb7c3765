import type { Random } from "../random.ts";
import type { TourText } from "../catalogue/catalogue-rows.ts";
import type { TourForm, TourPlan } from "../tours/plan.ts";
import { fill, fits, shuffled, type Slots } from "./deck.ts";
import { slotsDe, slotsEn, slotsRu, slotsZh } from "./slots.ts";
import de from "../data/texts/de/titles.json" with { type: "json" };
import en from "../data/texts/en/titles.json" with { type: "json" };
import ru from "../data/texts/ru/titles.json" with { type: "json" };
import zh from "../data/texts/zh/titles.json" with { type: "json" };
import { capital } from "./words-ru.ts";

type Locale = "ru" | "en" | "de" | "zh";

const patterns: Record<Locale, Record<TourForm, readonly string[]>> = { ru, en, de, zh };

/** Ends of German and Chinese titles, by kind of rest: sights would need their articles there. */
const hooks: Partial<Record<Locale, Record<string, readonly string[]>>> = {
  de: de.hooks,
  zh: zh.hooks,
};

const ofKind: Partial<Record<Locale, Record<string, readonly string[]>>> = {
  ru: ru.kinds,
  en: en.kinds,
};

const slotsOf: Record<Locale, (plan: TourPlan, random: Random) => Slots> = {
  ru: slotsRu,
  en: slotsEn,
  de: slotsDe,
  zh: slotsZh,
};

/** Longer titles break on a card. */
const maxLength: Record<Locale, number> = { ru: 72, en: 76, de: 76, zh: 34 };

function candidates(locale: Locale, plan: TourPlan, random: Random): string[] {
  const general = shuffled(random, patterns[locale][plan.form]);
  if (plan.form !== "tour") return general;
  const own = shuffled(random, ofKind[locale]?.[plan.kind] ?? []);
  // Titles that name the activity come first for about half of the tours.
  return random.chance(0.55) ? [...own, ...general] : [...general, ...own];
}

interface Candidate {
  pattern: string;
  text: string;
}

/**
 * Titles that no tour before has had. Every attempt draws other sights and another pattern; the last
 * one is taken even if it is not new, so that a catalogue of any size comes to an end.
 */
export class TitleWriter {
  readonly #taken = new Set<string>();
  readonly #used = new Map<string, number>();

  titlesOf(plan: TourPlan, random: Random): TourText {
    return {
      ru: this.#titleIn("ru", plan, random),
      en: this.#titleIn("en", plan, random),
      de: this.#titleIn("de", plan, random),
      zh: this.#titleIn("zh", plan, random),
    };
  }

  #titleIn(locale: Locale, plan: TourPlan, random: Random): string {
    let fallback = plan.place.name[locale];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const slots = {
        ...slotsOf[locale](plan, random),
        hook: hooks[locale]?.[plan.kind]?.[random.int(0, 3)],
      };
      const { fresh, worn } = this.#few(locale, candidates(locale, plan, random), slots);
      // Of the first few, the pattern least used at this place: neighbours on a listing look different.
      const [best] = fresh.toSorted(
        (one, other) =>
          this.#wear(plan, locale, one.pattern) - this.#wear(plan, locale, other.pattern),
      );
      if (best) {
        this.#taken.add(`${locale}/${best.text}`);
        for (const key of keysOf(plan, locale, best.pattern)) {
          this.#used.set(key, (this.#used.get(key) ?? 0) + 1);
        }
        return best.text;
      }
      fallback = worn ?? fallback;
    }
    return fallback;
  }

  /** A handful of titles that nobody has yet, and one that somebody may have. */
  #few(
    locale: Locale,
    patternsInOrder: string[],
    slots: Slots,
  ): { fresh: Candidate[]; worn?: string } {
    const fresh: Candidate[] = [];
    let worn: string | undefined;
    for (const pattern of patternsInOrder) {
      if (!fits(pattern, slots)) continue;
      const filled = fill(pattern, slots);
      const text = locale === "zh" ? filled : capital(filled);
      if (text.length > maxLength[locale]) continue;
      worn ??= text;
      if (this.#taken.has(`${locale}/${text}`)) continue;
      fresh.push({ pattern, text });
      if (fresh.length === 8) break;
    }
    return { fresh, worn };
  }

  /** How worn a pattern is: at the same place most of all, in the catalogue a little. */
  #wear(plan: TourPlan, locale: Locale, pattern: string): number {
    const [here, everywhere] = keysOf(plan, locale, pattern);
    return (this.#used.get(here) ?? 0) + (this.#used.get(everywhere) ?? 0) / 40;
  }
}

function keysOf(
  plan: TourPlan,
  locale: Locale,
  pattern: string,
): [here: string, everywhere: string] {
  return [`${locale}/${plan.place.slug}/${pattern}`, `${locale}//${pattern}`];
}
