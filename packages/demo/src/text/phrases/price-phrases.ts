import { typeset } from "@tropa/domain/text/typeset";
import type { PriceLists, TourContent } from "@tropa/domain/discovery/tour-content";
import { readTable } from "@tropa/geography/notation/table";
import { join } from "node:path";
import { dataFolder } from "../../data/data-folder.ts";

/** What a price holds and what it does not is said in few phrases. */
const phrases = new Map(
  readTable(join(dataFolder, "price-phrases.csv"), ["en", "de", "zh"]).map((row) => [row.en, row]),
);

/** The lists of an English page in German and Chinese: a price holds the same for all of them. */
export function priceListsOf({ included, excluded }: TourContent): Record<"de" | "zh", PriceLists> {
  const inLanguage = (language: "de" | "zh"): PriceLists => {
    const translated = (phrase: string): string => {
      // The table is set as publishers set texts.
      const phraseTexts = phrases.get(typeset(phrase));
      if (!phraseTexts) throw new Error(`What a price holds is not translated: ${phrase}`);
      return phraseTexts[language];
    };
    return { included: included.map(translated), excluded: excluded.map(translated) };
  };
  return { de: inLanguage("de"), zh: inLanguage("zh") };
}
