import type { Locale } from "@tropa/domain/locale";
import type { TimeZoneRow } from "@tropa/domain/time/time-zones";
import type { SelectItem } from "@tropa/ui-kit/select";

/** The city or land that a zone is named after, as a reader of the language says it; the zone's own name where none is known. */
function placeOf(zone: string, locale: Locale): string {
  const named = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: "longGeneric" })
    .formatToParts(0)
    .find(({ type }) => type === "timeZoneName");
  return named?.value ?? zone;
}

/**
 * The 27 zones of forms as a list. A zone that a browser has told and that is none of them, such as Berlin's, stands
 * first: it stays until another is chosen.
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
