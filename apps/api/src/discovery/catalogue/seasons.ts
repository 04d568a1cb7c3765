import { addDays } from "@tropa/domain/time/local-date";

const seasonNames = ["winter", "spring", "summer", "autumn"] as const;

export interface SeasonSpan {
  season: (typeof seasonNames)[number];
  date_from: string;
  /** The last day of it. */
  date_to: string;
}

const firstOf = (months: number): string => {
  const year = Math.floor(months / 12);
  return `${String(year).padStart(4, "0")}-${String((months % 12) + 1).padStart(2, "0")}-01`;
};

/** Returns the rest of this season and the following ones, `count` in all. Winter begins on December 1. */
export function nextSeasons(today: string, count = 4): SeasonSpan[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  // Months since year 0, shifted so that every season begins at a multiple of three.
  const current = Math.floor((year * 12 + month) / 3) * 3;
  return Array.from({ length: count }, (_, ahead) => {
    const begins = current + ahead * 3;
    const season = seasonNames[(begins / 3) % 4] ?? "winter";
    const from = firstOf(begins - 1);
    const date_to = addDays(firstOf(begins + 2), -1);
    return { season, date_from: ahead === 0 ? today : from, date_to };
  });
}
