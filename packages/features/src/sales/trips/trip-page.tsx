import { isCanceled } from "@tropa/domain/sales/booking-status";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { BookingBody } from "../booking/booking-body.tsx";
import { OtherDates } from "./other-dates.tsx";
import { OwnBooking } from "./own-booking.tsx";
import styles from "../booking/booking-screen.module.css";

/** `/{base}/{id}`: a booking by its number, for its tourist, its organizer and staff. */
export function TripPage({ id }: { id: number }) {
  const { t } = useTranslation("booking");
  return (
    <OwnBooking id={id} title={t("titles.booking", { id })} isBare>
      {(booking) => (
        <div className={styles.root}>
          <BookingBody booking={booking} />
          {booking.uuid !== null && isCanceled(booking.status) && <OtherDates booking={booking} />}
        </div>
      )}
    </OwnBooking>
  );
}
