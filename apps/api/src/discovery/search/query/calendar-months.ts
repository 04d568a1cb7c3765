/** Months are numbered `year * 12 + month`, January being 0. Days are days since 1970-01-01. */
const dayMs = 86_400_000;

export function monthOfDay(day: number): number {
  const date = new Date(day * dayMs);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

export function firstDayOfMonth(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12, 1) / dayMs;
}

/** `yyyy-MM`. */
export function monthName(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
}
