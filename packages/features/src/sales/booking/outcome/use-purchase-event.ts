import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";
import { useEffect } from "react";
import { sendEvent } from "../../../platform/analytics/send-event.ts";
import type { PaidBooking } from "../../booking-data/linked-booking.ts";

/** A page that is opened again in this tab counts no second purchase. */
const countedKey = "counted-payment";

function isCounted(payment: string): boolean {
  if (tabStorage.read(countedKey) === payment) return true;
  // Where the browser keeps nothing, the provider knows a booking by its number.
  tabStorage.write(countedKey, payment);
  return false;
}

/** Counts what was paid, once. */
export function usePurchaseEvent(
  { id, tour, uuid }: PaidBooking["booking"],
  payment: PaidBooking["payment"],
): void {
  const minor = payment?.amount;
  const currency = payment?.currency;
  useEffect(() => {
    if (minor === undefined || currency === undefined || isCounted(`${uuid} ${minor}`)) return;
    const { id: tourId, title: name } = tour;
    const paid = { minor, currency };
    sendEvent({ name: "purchase", bookingId: id, tour: { id: tourId, name }, paid });
  }, [id, tour, uuid, minor, currency]);
}
