import type { Tourist, TouristsInfo } from "@tropa/api-contract/sales/tourist";
import type { LinkedBooking } from "@tropa/api-contract/sales/calls-booking-link";
import { addDays } from "@tropa/domain/time/local-date";

/** A traveller of whom the link reveals only the name. */
export const sampleTraveller = (
  id: number,
  name: string,
  more: Partial<Tourist> = {},
): Tourist => ({
  id,
  full_name: name,
  first_name: name,
  last_name: "",
  middle_name: "",
  birthday: null,
  passport: null,
  email: null,
  phone: null,
  food_restriction: null,
  comment: null,
  missing: [],
  is_touched: true,
  can_edit: false,
  can_delete: false,
  removal_key: null,
  ...more,
});

/** Travellers of a booking: the one who ordered, and an unnamed seat. */
export function sampleTravellers(
  booking: Pick<LinkedBooking, "id" | "tour" | "start" | "end" | "first_name">,
  more: Partial<TouristsInfo> = {},
): TouristsInfo {
  const ordered = sampleTraveller(1, booking.first_name, {
    is_touched: false,
    can_edit: true,
    missing: ["last_name", "birthday"],
  });
  return {
    booking_id: booking.id,
    tour_title: booking.tour.title,
    start: booking.start,
    end: booking.end,
    seats: 2,
    free_seats: 1,
    collects_passports: true,
    passports_deleted_on: addDays(booking.end, 30),
    open_until: addDays(booking.start, -1),
    is_open: true,
    is_own: false,
    party: null,
    tourists: [ordered],
    tickets: {},
    ...more,
  };
}
