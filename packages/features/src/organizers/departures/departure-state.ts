import type { OrganizerDeparture } from "@tropa/api-contract/organizers/departure";

/** The state of a departure as a single word. */
export type DepartureState =
  | "canceled"
  | "past"
  | "requests"
  | "closed"
  | "full"
  | "gathering"
  | "guaranteed"
  | "open";

/** Returns the first state that applies. */
export function departureState(departure: OrganizerDeparture): DepartureState {
  if (departure.is_canceled) return "canceled";
  if (departure.is_past) return "past";
  if (departure.requests > 0) return "requests";
  if (departure.is_closed) return "closed";
  if (departure.seats_free === 0) return "full";
  if (departure.is_guaranteed) return "guaranteed";
  return departure.seats_taken < Math.min(departure.min_group, departure.seats)
    ? "gathering"
    : "open";
}

export const stateTones = {
  canceled: "neutral",
  past: "neutral",
  requests: "warning",
  closed: "neutral",
  full: "info",
  gathering: "warning",
  guaranteed: "success",
  open: "info",
} as const satisfies Record<DepartureState, string>;
