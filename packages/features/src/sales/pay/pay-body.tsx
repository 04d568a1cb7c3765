import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { Button } from "@tropa/ui-kit/button";
import { useEffect, useEffectEvent, useState } from "react";
import { useGo } from "../../platform/history/layers.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { bookingPath, qrPath, tourPath } from "../../platform/links/paths.ts";
import { ChangedNotice } from "../booking/changed-notice.tsx";
import { HoldClock } from "../hold/hold-clock.tsx";
import { NoticeBody } from "../booking-parts/notice.tsx";
import { PayForm } from "./pay-form.tsx";
import { payState } from "../payment-state/payment-state.ts";
import { isPriced, shownBooking } from "../booking-data/shown-booking.ts";
import type { ShownBooking } from "../booking-data/shown-booking.ts";
import { TripLine } from "../booking-parts/trip-line.tsx";
import { useLiveBooking } from "../booking-data/use-live-booking.ts";

export interface PayBodyProps {
  booking: ShownBooking;
}

/** The payment form of a booking, or why there is nothing to pay. */
export function PayBody({ booking: rendered }: PayBodyProps) {
  const { t } = useTranslation("booking");
  const { booking, isChanged, setBooking, refresh, refreshRefused } = useLiveBooking(rendered);
  const look = () => void refresh();
  const go = useGo();
  const [payment, setPayment] = useState<string | null>(null);
  const pay = payState(booking);
  // The hold ended during the payment; the bank's answer may still win the seats back.
  const isDecidedByBank = booking.status === bookingStatuses.canceledBySystem && payment !== null;
  const waitForBank = useEffectEvent(() => {
    void go(`/success?uuid=${booking.uuid}&payment=${payment}`, { replace: true });
  });
  useEffect(() => {
    if (isDecidedByBank) waitForBank();
  }, [isDecidedByBank]);
  if (isDecidedByBank)
    return (
      <NoticeBody
        tone="waiting"
        title={t("waiting.title")}
        text={t("waiting.text")}
        actions={null}
      />
    );
  if (isPriced(booking) && pay.state === "due")
    return (
      <PayForm
        booking={booking}
        kinds={pay.kinds}
        isChanged={isChanged}
        onHoldEnd={look}
        onPaying={setPayment}
        onPaid={(paid, isWhole) => {
          if (isWhole) void go(`/success?uuid=${booking.uuid}`, { replace: true });
          else setBooking({ ...booking, ...shownBooking(paid) });
        }}
        onChanged={refreshRefused}
      />
    );
  const reason = pay.state === "due" ? "tooEarly" : pay.state;
  const paid = pay.state === "paid";
  const over = pay.state === "over";
  return (
    <NoticeBody
      tone={paid ? "good" : over ? "over" : "waiting"}
      notice={<ChangedNotice isChanged={isChanged} />}
      title={t(`pay.${reason}.title`)}
      text={t(`pay.${reason}.text`)}
      actions={
        <>
          {over ? (
            <Button size="lg" href={tourPath(booking.tour.slug)}>
              {t("actions.tourAgain")}
            </Button>
          ) : (
            <Button size="lg" href={bookingPath(booking.uuid)}>
              {t("actions.booking")}
            </Button>
          )}
          {paid && (
            <Button size="lg" variant="secondary" icon="qr" href={qrPath(booking.uuid)}>
              {t("actions.qr")}
            </Button>
          )}
          {over && (
            <Button size="lg" variant="secondary" href={bookingPath(booking.uuid)}>
              {t("actions.booking")}
            </Button>
          )}
        </>
      }
    >
      <TripLine booking={booking}>
        {!over && booking.hold_until && <HoldClock until={booking.hold_until} onEnd={look} />}
      </TripLine>
    </NoticeBody>
  );
}
