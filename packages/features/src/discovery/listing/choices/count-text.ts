import type { Locale } from "@tropa/domain/locale";
import { formatNumber } from "@tropa/i18n/format";
import type { Counted } from "./listing-page.ts";

/** What a press on a choice leads to: so many tours, or "+12" beside what is chosen of its list already. */
export function countText({ count, adds }: Counted, locale: Locale): string {
  return adds === undefined ? formatNumber(count, locale) : `+${formatNumber(adds, locale)}`;
}
