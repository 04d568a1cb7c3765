import { guestParts } from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { useSearchParams } from "react-router";
import type { GuestFilter } from "../bookings-queries.ts";

type Name = keyof GuestFilter | "view" | "time";

const number = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? text : "");

/** View and filters of bookings, in the address. */
export function useBookingsAddress() {
  const [query, setQuery] = useSearchParams();
  const filter: GuestFilter = {
    part: guestParts.find((part) => part === query.get("part")) ?? "",
    tour: number(query.get("tour")),
    date: number(query.get("date")),
    text: (query.get("text") ?? "").slice(0, 100),
  };
  const narrow = (changes: Partial<Record<Name, string>>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    filter,
    isBoard: query.get("view") === "board",
    time: query.get("time") === "past" ? ("past" as const) : ("coming" as const),
    narrow,
  };
}
