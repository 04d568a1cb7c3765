import type { LocalDate } from "@tropa/domain/time/local-date";
import { useSyncExternalStore } from "react";
import { localToday } from "@tropa/domain/time/local-month";

const never = () => () => {};
const unknown = () => undefined;
const now = () => localToday();

/**
 * The visitor's date. A server does not know where they are: there, and until the page is hydrated, it
 * is unknown unless it is given.
 */
export function useToday(given?: LocalDate): LocalDate | undefined {
  const own = useSyncExternalStore<LocalDate | undefined>(never, now, unknown);
  return given ?? own;
}
