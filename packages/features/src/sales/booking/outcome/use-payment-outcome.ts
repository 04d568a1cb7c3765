import { useEffect, useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { bankPollMs } from "../../payment-state/bank-look.ts";
import type { PaidBooking } from "../../booking-data/linked-booking.ts";
import { paymentOutcome } from "../../payment-state/payment-state.ts";
import { watchAfterDelay } from "../../booking-data/use-live-booking.ts";

/** Time after which the page says that the bank takes longer than usual, ms. */
const longWaitMs = 30_000;

/** Polls a payment until the bank has answered. */
export function usePaymentOutcome(rendered: PaidBooking) {
  const storefront = useStorefront();
  const [booking, setBooking] = useState(rendered.booking);
  const [payment, setPayment] = useState(rendered.payment);
  const [isLong, setLong] = useState(false);
  const outcome = paymentOutcome(booking, payment);
  const isWaiting = outcome === "waiting";
  const paymentUuid = rendered.payment?.uuid;
  const { uuid } = rendered.booking;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), longWaitMs);
    const stop = watchAfterDelay(bankPollMs, async () => {
      const { watchBooking, watchPayment } = await import("../../booking-data/watch-status.ts");
      const stops = [
        watchBooking(storefront, { uuid }, bankPollMs, (fresh) =>
          setBooking((now) => ({ ...now, ...fresh, uuid })),
        ),
        ...(paymentUuid === undefined
          ? []
          : [watchPayment(storefront, paymentUuid, bankPollMs, setPayment)]),
      ];
      return () => stops.forEach((stopOne) => stopOne());
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isWaiting, uuid, paymentUuid, storefront]);
  return { booking, payment, outcome, isLong };
}
