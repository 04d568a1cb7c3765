import type { Locale } from "../locale.ts";

/** Writes a local time `HH:mm` as the reader does: `09:00`, or `9:00 AM`. */
export function writeTime(time: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
  return format.format(new Date(`2000-01-01T${time.padStart(5, "0")}:00Z`)).replace(/\s/, "\u00a0");
}
