import type { Currency } from "@tropa/domain/money";

/** The fields of a booking that its actions need. */
export interface ActedBooking {
  id: number;
  first_name: string;
  currency: Currency;
  /** Null until the organizer sets the price. */
  total: number | null;
}
