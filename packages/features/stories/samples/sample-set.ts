import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { textsOf } from "./texts/texts.ts";
import type { SampleTexts } from "./texts/texts.ts";

/** What samples are made for: the page's storefront, language and currency, and texts of organizers in it. */
export interface SampleSet extends Pick<Storefront, "variant" | "locale" | "currency"> {
  texts: SampleTexts;
}

export function sampleSet({ variant, locale, currency }: Storefront): SampleSet {
  return { variant, locale, currency, texts: textsOf(locale) };
}

/** One of a list, over and over. */
export function pick<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}
