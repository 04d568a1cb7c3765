import type { Currency } from "@tropa/domain/money";

/** What the acts need to know of a booking. */
export interface ActedBooking {
  id: number;
  first_name: string;
  currency: Currency;
  /** Null until the organizer names the price. */
  total: number | null;
}
