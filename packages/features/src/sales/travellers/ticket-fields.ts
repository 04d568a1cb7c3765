import type { TicketsForm } from "@tropa/api-contract/sales/tourist";

/** The fields in the order of a journey: there, back, and what else matters. */
export const ticketFields = [
  "arrival",
  "departure",
  "train_arrival",
  "train_departure",
  "other_mean_of_transport_arrival",
  "other_mean_of_transport_departure",
  "important",
  "comment_for_all_cities",
] as const satisfies readonly (keyof TicketsForm)[];
