import type { Locale } from "@tropa/domain/locale";
import { formatNumber } from "@tropa/i18n/format";
import type { Counted } from "./listing-page.ts";

/** Formats a choice's number of tours, or "+12" for what it adds to values already chosen in its list. */
export function countText({ count, adds }: Counted, locale: Locale): string {
  return adds === undefined ? formatNumber(count, locale) : `+${formatNumber(adds, locale)}`;
}
