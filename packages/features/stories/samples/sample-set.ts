import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { textsOf } from "./texts/texts.ts";
import type { SampleTexts } from "./texts/texts.ts";

/** Context of samples: storefront, language, currency, and organizers' texts in that language. */
export interface SampleSet extends Pick<Storefront, "variant" | "locale" | "currency"> {
  texts: SampleTexts;
}

export function sampleSet({ variant, locale, currency }: Storefront): SampleSet {
  return { variant, locale, currency, texts: textsOf(locale) };
}

/** The item at an index modulo the length. */
export function pick<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}
