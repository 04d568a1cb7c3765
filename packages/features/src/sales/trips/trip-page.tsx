import type { AskAhead } from "../../people/session/start-session.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { BookingBody } from "../booking/booking-body.tsx";
import { ownTravellersQuery, takeOwnTravellers } from "../travellers/own-travellers.ts";
import { askBooking, OwnBooking } from "./own-booking.tsx";

const askTravellers =
  (id: number): AskAhead =>
  (client, storefront) =>
    client.prefetchQuery(ownTravellersQuery(storefront, id));

export const askTrip = (id: number): AskAhead => askBooking(id, askTravellers(id));

/** `/{base}/{id}`: a booking by its number, for its two sides and staff. */
export function TripPage({ id }: { id: number }) {
  const { t } = useTranslation("booking");
  return (
    <OwnBooking id={id} title={t("titles.booking", { id })} ahead={askTravellers(id)}>
      {(booking) => (
        <BookingBody booking={booking} headingLevel={2} readTravellers={takeOwnTravellers} />
      )}
    </OwnBooking>
  );
}
