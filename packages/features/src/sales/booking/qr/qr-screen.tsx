import { mainId } from "../../../frame/page/skip-link.tsx";
import { QrTicket } from "../qr-ticket.tsx";
import type { ShownBooking } from "../shown-booking.ts";
import styles from "../qr-ticket.module.css";

/** The ticket of a booking by its link. */
export function QrScreen({ booking }: { booking: ShownBooking }) {
  return (
    <main id={mainId} className={styles.root}>
      <QrTicket booking={booking} />
    </main>
  );
}
