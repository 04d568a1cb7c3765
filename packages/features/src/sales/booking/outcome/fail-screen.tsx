import { isCanceled } from "@tropa/domain/sales/booking-status";
import { paymentStatuses } from "@tropa/domain/sales/payment";
import type { PaidBooking } from "../../booking-data/linked-booking.ts";
import { NotPaid } from "./not-paid.tsx";
import { useLiveBooking } from "../../booking-data/use-live-booking.ts";

/** Banks send payers here after a failed payment. */
export function FailScreen({ paid }: { paid: PaidBooking }) {
  const { booking, refresh } = useLiveBooking(paid.booking);
  const isRefused = paid.payment?.status === paymentStatuses.canceled;
  const reason = isRefused ? "fail" : "unfinished";
  return (
    <NotPaid
      reason={isCanceled(booking.status) ? "lost" : reason}
      booking={booking}
      onHoldEnd={() => void refresh()}
    />
  );
}
