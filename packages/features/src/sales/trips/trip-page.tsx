import { isCanceled } from "@tropa/domain/sales/booking-status";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { BookingBody } from "../booking/booking-body.tsx";
import { OtherDates } from "./other-dates.tsx";
import { OwnBooking } from "./own-booking.tsx";

/** `/{base}/{id}`: a booking by its number, for its tourist, its organizer and staff. */
export function TripPage({ id }: { id: number }) {
  const { t } = useTranslation("booking");
  return (
    <OwnBooking id={id} title={t("titles.booking", { id })}>
      {(booking) => (
        <>
          <BookingBody booking={booking} headingLevel={2} />
          {booking.uuid !== null && isCanceled(booking.status) && <OtherDates booking={booking} />}
        </>
      )}
    </OwnBooking>
  );
}
