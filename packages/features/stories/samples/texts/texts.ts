import type { Locale } from "@tropa/domain/locale";
import { textsDe } from "./texts-de.ts";
import { textsEn } from "./texts-en.ts";
import { textsRu } from "./texts-ru.ts";
import { textsZh } from "./texts-zh.ts";

type Some = readonly [string, ...string[]];

/** What organizers and travellers write. German and Chinese are as long and as unbroken as they come. */
export interface SampleTexts {
  tours: Some;
  summary: string;
  /** Of a tour's page. */
  paragraphs: Some;
  country: string;
  region: string;
  cities: Some;
  activities: Some;
  collections: Some;
  /** What a tour is tagged with. */
  tags: Some;
  people: Some;
  review: string;
  reply: string;
  question: string;
  /** Things: what is included, what to bring, kinds of rooms. */
  things: Some;
  ship: string;
}

const texts: Readonly<Record<Locale, SampleTexts>> = {
  en: textsEn,
  de: textsDe,
  ru: textsRu,
  zh: textsZh,
};

export const textsOf = (locale: Locale): SampleTexts => texts[locale];
