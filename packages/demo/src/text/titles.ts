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

/** Endings of German and Chinese titles by kind of tour; these languages would need articles for sights. */
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

/** Longer titles do not fit a card, characters. */
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
 * Writes unique titles. Each attempt draws other sights and another pattern; the last attempt is used even if not
 * unique, so that catalogues of any size can be made.
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
      // Prefer the pattern used least at this place, so that neighbouring titles differ.
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

  /** A few unused titles, and a last one that may be used already. */
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

  /** How often a pattern was used: mainly at the same place, slightly in the whole catalogue. */
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
