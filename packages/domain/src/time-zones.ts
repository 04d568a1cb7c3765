import { MOSCOW_OFFSETS_HOURS } from "./interface-constants.ts";

/** One of the 27 zones that forms offer (docs/product/constants.md#interface). */
export interface TimeZoneRow {
  /** Hours ahead of Moscow; negative is behind. */
  readonly offset: number;
  /** `MSK-15` … `MSK` … `MSK+11`. */
  readonly name: string;
  /** An IANA zone that keeps this distance all year round. */
  readonly iana: string;
}

/** From MSK-15 to MSK+11. Like Moscow, none of them has summer time, so each row keeps its offset all year. */
const representatives = [
  "Etc/GMT+12",
  "Pacific/Pago_Pago",
  "Pacific/Honolulu",
  "Pacific/Gambier",
  "Pacific/Pitcairn",
  "America/Phoenix",
  "America/Costa_Rica",
  "America/Bogota",
  "America/Caracas",
  "America/Sao_Paulo",
  "Atlantic/South_Georgia",
  "Atlantic/Cape_Verde",
  "Africa/Abidjan",
  "Africa/Lagos",
  "Europe/Kaliningrad",
  "Europe/Moscow",
  "Europe/Samara",
  "Asia/Yekaterinburg",
  "Asia/Omsk",
  "Asia/Krasnoyarsk",
  "Asia/Irkutsk",
  "Asia/Yakutsk",
  "Asia/Vladivostok",
  "Asia/Magadan",
  "Asia/Kamchatka",
  "Pacific/Apia",
  "Pacific/Kiritimati",
] as const;

function nameOf(offset: number): string {
  if (offset === 0) return "MSK";
  return offset > 0 ? `MSK+${offset}` : `MSK${offset}`;
}

export const timeZones: readonly TimeZoneRow[] = MOSCOW_OFFSETS_HOURS.map((offset, index) => ({
  offset,
  name: nameOf(offset),
  iana: representatives[index] ?? "Europe/Moscow",
}));

/** The row of an offset from Moscow in hours; null beyond the table. */
export function timeZoneOf(offset: number): TimeZoneRow | null {
  return timeZones.find((row) => row.offset === offset) ?? null;
}

/** Minutes that a zone is ahead of UTC at a moment; null for what is no zone. */
function utcOffsetMinutes(iana: string, at: Date): number | null {
  let name: string | undefined;
  try {
    name = new Intl.DateTimeFormat("en-US", { timeZone: iana, timeZoneName: "longOffset" })
      .formatToParts(at)
      .find(({ type }) => type === "timeZoneName")?.value;
  } catch {
    // The one way to learn that a name is no zone: Intl throws.
    return null;
  }
  const match = /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name ?? "");
  if (!match) return null;
  const minutes = Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0);
  return match[1] === "-" ? -minutes : minutes;
}

/**
 * The row that a visitor's own zone falls into at a moment, such as `Intl.DateTimeFormat().resolvedOptions()
 * .timeZone`; null for what is no zone. Zones of half an hour fall into the whole hour before theirs.
 */
export function timeZoneByName(iana: string, at: Date): TimeZoneRow | null {
  const zone = utcOffsetMinutes(iana, at);
  const moscow = utcOffsetMinutes("Europe/Moscow", at);
  if (zone === null || moscow === null) return null;
  const hours = Math.floor((zone - moscow) / 60);
  const [first, last] = [MOSCOW_OFFSETS_HOURS.at(0) ?? 0, MOSCOW_OFFSETS_HOURS.at(-1) ?? 0];
  return timeZoneOf(Math.min(Math.max(hours, first), last));
}
