import type { Locale } from "@tropa/domain/locale";
import type { TimeZoneRow } from "@tropa/domain/time/time-zones";
import type { SelectItem } from "@tropa/ui-kit/select";

/** The city or country a zone is named after, in the reader's language; the zone's own name if unknown. */
function placeOf(zone: string, locale: Locale): string {
  const named = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: "longGeneric" })
    .formatToParts(0)
    .find(({ type }) => type === "timeZoneName");
  return named?.value ?? zone;
}

/**
 * Returns the 27 time zones of forms. A zone detected by a browser that is not among them, such as Berlin's, comes
 * first until another is chosen.
 */
export function zoneItems(
  rows: readonly TimeZoneRow[],
  current: string | null,
  locale: Locale,
): SelectItem[] {
  const items = rows.map(({ iana, name }) => ({
    value: iana,
    text: `${name} · ${placeOf(iana, locale)}`,
  }));
  const isOther = current !== null && !rows.some(({ iana }) => iana === current);
  return isOther ? [{ value: current, text: placeOf(current, locale) }, ...items] : items;
}
