import type { Locale } from "../locale.ts";

/**
 * Returns the separator between a place and the larger one around it: Chinese has its own comma,
 * without a space.
 */
export const comma = (locale: Locale): string => (locale === "zh" ? "，" : ", ");
