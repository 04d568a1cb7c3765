import type { Locale } from "@tropa/domain/locale";
import { textsDe } from "./texts-de.ts";
import { textsEn } from "./texts-en.ts";
import { textsRu } from "./texts-ru.ts";
import { textsZh } from "./texts-zh.ts";

type Some = readonly [string, ...string[]];

/** Texts of organizers and travellers. German and Chinese ones test long words and texts without spaces. */
export interface SampleTexts {
  tours: Some;
  summary: string;
  /** Paragraphs of a tour's page. */
  paragraphs: Some;
  country: string;
  region: string;
  cities: Some;
  activities: Some;
  collections: Some;
  /** Tags of tours. */
  tags: Some;
  people: Some;
  review: string;
  reply: string;
  question: string;
  /** Names of things: what is included, what to bring, kinds of rooms. */
  things: Some;
  ship: string;
}

const texts: Partial<Record<Locale, SampleTexts>> = {
  en: textsEn,
  de: textsDe,
  ru: textsRu,
  zh: textsZh,
};

export const textsOf = (locale: Locale): SampleTexts => texts[locale] ?? textsEn;
