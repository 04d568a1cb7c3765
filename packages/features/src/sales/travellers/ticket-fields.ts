import type { TicketsForm } from "@tropa/api-contract/sales/tourist";

/** Fields of the tickets form: there, back, and notes. */
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
