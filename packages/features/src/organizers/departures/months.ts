import { localToday, monthOf } from "@tropa/domain/time/local-month";
import type { LocalMonth } from "@tropa/domain/time/local-month";

/** Returns the month in the address; the current one by default. */
export function monthOfQuery(query: URLSearchParams): LocalMonth {
  const named = query.get("month") ?? "";
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(named) ? named : monthOf(localToday());
}
