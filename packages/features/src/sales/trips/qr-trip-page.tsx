import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { QrTicket } from "../booking-parts/qr-ticket.tsx";
import { OwnBooking } from "./own-booking.tsx";

/** `/{base}/qr/{id}`: the ticket by the booking's number, for its tourist, its organizer and staff. */
export function QrTripPage({ id }: { id: number }) {
  const { t } = useTranslation("booking");
  return (
    <OwnBooking id={id} title={t("qr.title")} isNarrow>
      {(booking) => <QrTicket booking={booking} isTitled />}
    </OwnBooking>
  );
}
