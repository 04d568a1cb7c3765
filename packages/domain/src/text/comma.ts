import type { Locale } from "../locale.ts";

/** What stands between a place and the larger one it is in: Chinese has a comma of its own, without a space. */
export const comma = (locale: Locale): string => (locale === "zh" ? "，" : ", ");
