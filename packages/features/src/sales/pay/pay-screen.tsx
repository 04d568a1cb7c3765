import { mainId } from "../../platform/page/skip-link.tsx";
import type { ShownBooking } from "../booking-data/shown-booking.ts";
import { PayBody } from "./pay-body.tsx";

/** The payment page of a booking by its link. */
export function PayScreen({ booking }: { booking: ShownBooking }) {
  return (
    <main id={mainId}>
      <PayBody booking={booking} />
    </main>
  );
}
