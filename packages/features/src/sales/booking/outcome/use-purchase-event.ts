import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";
import { useEffect } from "react";
import { sendEvent } from "../../../platform/analytics/send-event.ts";
import type { PaidBooking } from "../../booking-data/linked-booking.ts";

/** Storage key that prevents counting a purchase again when the page is reopened in this tab. */
const countedKey = "counted-payment";

function isCounted(payment: string): boolean {
  if (tabStorage.read(countedKey) === payment) return true;
  // Without storage, the provider still recognises the booking's number.
  tabStorage.write(countedKey, payment);
  return false;
}

/** Sends a purchase event, once. */
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
