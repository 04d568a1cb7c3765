import type { LocalDate } from "@tropa/domain/time/local-date";
import { useSyncExternalStore } from "react";
import { localToday } from "@tropa/domain/time/local-month";

const never = () => () => {};
const unknown = () => undefined;
const now = () => localToday();

/**
 * Returns the visitor's date. It is undefined on the server and until hydration, unless given: a
 * server does not know the visitor's time zone.
 */
export function useToday(given?: LocalDate): LocalDate | undefined {
  const own = useSyncExternalStore<LocalDate | undefined>(never, now, unknown);
  return given ?? own;
}
