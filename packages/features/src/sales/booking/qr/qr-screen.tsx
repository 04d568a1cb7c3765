import { mainId } from "../../../platform/page/skip-link.tsx";
import { QrTicket } from "../../booking-parts/qr-ticket.tsx";
import type { ShownBooking } from "../../booking-data/shown-booking.ts";
import { OfflineNote } from "../../offline/offline-note.tsx";
import { useOfflinePage } from "../../offline/use-kept-page.ts";
import styles from "../../booking-parts/qr-ticket.module.css";

/** The ticket of a booking by its link. */
export function QrScreen({ booking }: { booking: ShownBooking }) {
  useOfflinePage({ of: "bookings" });
  return (
    <main id={mainId} className={styles.root}>
      <OfflineNote />
      <QrTicket booking={booking} />
    </main>
  );
}
