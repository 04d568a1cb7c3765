import { mainId } from "../../platform/page/skip-link.tsx";
import { BookingBody } from "./booking-body.tsx";
import type { ShownBooking } from "../booking-data/shown-booking.ts";
import { pagesOnTheWay } from "../offline/pages-on-the-way.ts";
import { OfflineNote } from "../offline/offline-note.tsx";
import { useOfflinePage } from "../offline/use-kept-page.ts";
import { loadBookingTravellers } from "../travellers/travellers-block.tsx";
import styles from "./booking-screen.module.css";

/** The page of a booking by its link. */
export function BookingScreen({ booking }: { booking: ShownBooking }) {
  useOfflinePage({
    of: "bookings",
    loadRest: loadBookingTravellers,
    next: pagesOnTheWay(booking),
  });
  return (
    <main id={mainId} className={styles.root}>
      <OfflineNote />
      <BookingBody booking={booking} />
    </main>
  );
}
