/** What the acts need to know of a booking. */
export interface ActedBooking {
  id: number;
  first_name: string;
  currency: string;
  /** Null until the organizer names the price. */
  total: number | null;
}
