import { MOSCOW_OFFSETS_HOURS } from "../interface-constants.ts";

/** One of the 27 zones that forms offer (docs/product/constants.md#interface). */
export interface TimeZoneRow {
  /** Hours ahead of Moscow; negative is behind. */
  readonly offset: number;
  /** `MSK-15` … `MSK` … `MSK+11`. */
  readonly name: string;
  /** An IANA zone with this offset all year round. */
  readonly iana: string;
}

/** Zones from MSK-15 to MSK+11. Like Moscow, none of them has summer time, so each row keeps its offset all year. */
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
