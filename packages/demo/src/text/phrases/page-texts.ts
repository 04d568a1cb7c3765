import kindsDe from "../../data/texts/de/kinds.json" with { type: "json" };
import pagesDe from "../../data/texts/de/pages.json" with { type: "json" };
import kindsEn from "../../data/texts/en/kinds.json" with { type: "json" };
import pagesEn from "../../data/texts/en/pages.json" with { type: "json" };
import kindsRu from "../../data/texts/ru/kinds.json" with { type: "json" };
import pagesRu from "../../data/texts/ru/pages.json" with { type: "json" };
import kindsZh from "../../data/texts/zh/kinds.json" with { type: "json" };
import pagesZh from "../../data/texts/zh/pages.json" with { type: "json" };
import type { PageWords, PricedPageWords } from "./page-words.ts";

/** Phrases for pages by language. */
export const pageTexts: Readonly<
  Record<"ru" | "en", PricedPageWords> & Record<"de" | "zh", PageWords>
> = {
  ru: { ...pagesRu, kinds: kindsRu },
  en: { ...pagesEn, kinds: kindsEn },
  de: { ...pagesDe, kinds: kindsDe },
  zh: { ...pagesZh, kinds: kindsZh },
};
