import { typeset } from "@tropa/domain/text/typeset";
import type { PriceLists, TourContent } from "@tropa/domain/discovery/tour-content";
import { readTable } from "@tropa/geography/notation/table";
import { join } from "node:path";
import { dataFolder } from "../../data/data-folder.ts";

/** Phrases about the price by their English text. */
const phrases = new Map(
  readTable(join(dataFolder, "price-phrases.csv"), ["en", "de", "zh"]).map((row) => [row.en, row]),
);

/** Translates the price lists of an English page into German and Chinese. */
export function priceListsOf({ included, excluded }: TourContent): Record<"de" | "zh", PriceLists> {
  const inLanguage = (language: "de" | "zh"): PriceLists => {
    const translated = (phrase: string): string => {
      // The table has typographic characters, like the pages.
      const phraseTexts = phrases.get(typeset(phrase));
      if (!phraseTexts) throw new Error(`What a price holds is not translated: ${phrase}`);
      return phraseTexts[language];
    };
    return { included: included.map(translated), excluded: excluded.map(translated) };
  };
  return { de: inLanguage("de"), zh: inLanguage("zh") };
}
