import type { bookingOffersCall } from "@tropa/api-contract/sales/calls-booking-change";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { Party } from "@tropa/domain/sales/party/party";
import { browserApi } from "../../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { BookingView } from "../../booking-data/shown-booking.ts";

/** Dates to which a booking can be moved. */
export type Offers = AnswerOf<typeof bookingOffersCall>;
export type Offer = Offers["dates"][number];

async function calls(storefront: Storefront) {
  const [api, change] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/sales/calls-booking-change"),
  ]);
  return { api, ...change };
}

/** Identifies the booking by its link for the tourist, by its number for staff, who have no link. */
const keyOf = ({ uuid, id }: BookingView) => (uuid === null ? { id } : { uuid });
const partyBody = ({ adults, childAges }: Party) => ({
  adults,
  children: childAges.length,
  children_ages: [...childAges],
});

/** Dates to which the booking can be moved, with prices for a party; null means the current party. */
export async function fetchChangeOffers(
  storefront: Storefront,
  booking: BookingView,
  party: Party | null,
): Promise<Offers> {
  const { api, bookingOffersCall } = await calls(storefront);
  const partyField = party === null ? {} : { party: partyBody(party) };
  return api.call(bookingOffersCall, { body: { ...keyOf(booking), ...partyField } });
}

/** Moves the booking to a date, party and time. */
export async function sendChange(
  storefront: Storefront,
  booking: BookingView,
  { offer, party, time }: { offer: Offer; party: Party; time: string | null },
) {
  const { api, changeBookingCall } = await calls(storefront);
  return api.call(changeBookingCall, {
    body: {
      ...keyOf(booking),
      variant_id: offer.id,
      ...(time !== null && { time_start: time }),
      ...partyBody(party),
      total: offer.total,
    },
  });
}
