import { cancelBookingCall } from "@tropa/api-contract/sales/calls-requests";
import type { BookingRecordAnswer } from "@tropa/api-contract/sales/calls-requests";
import { formatMoney } from "@tropa/domain/money";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { paidState } from "@tropa/domain/sales/money/ledger";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { Card } from "@tropa/ui-kit/card";
import { useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { HoldClock } from "../../../sales/hold/hold-clock.tsx";
import { statusText, toneOf } from "../status-tone.ts";
import { RequestActs } from "../request-acts.tsx";
import { TextDialog } from "../text-dialog.tsx";
import { useBookingAct } from "../use-booking-act.ts";
import { WriteToGuest } from "./write-to-guest.tsx";
import styles from "../bookings.module.css";

const longestReason = 1000;

/** Actions on a booking: accept or decline it, write to its guest, cancel it. */
export function BookingActs({ booking }: { booking: BookingRecordAnswer }) {
  const { t } = useTranslation("organizerBookings");
  const { locale } = useStorefront();
  const money = (minor: number) => formatMoney({ minor, currency: booking.currency }, locale);
  const isRequest = booking.status === bookingStatuses.pendingConfirm;
  return (
    <Card as="section" aria-labelledby="acts" className={styles.actsCard}>
      <div>
        <Badge tone={toneOf(booking.status)}>{t(statusText(booking))}</Badge>
        <h2 id="acts">
          {booking.status === bookingStatuses.madePrepayment
            ? t(`paidTitle.${paidState(booking)}`, {
                left: money((booking.total ?? 0) - booking.paid),
              })
            : t(`next.${booking.status}.title`)}
        </h2>
        <p className={styles.muted}>{t(`next.${booking.status}.text`)}</p>
      </div>
      {booking.hold_until !== null && <HoldClock until={booking.hold_until} />}
      {isRequest && booking.may.confirm && <RequestActs booking={booking} />}
      <div className={styles.acts}>
        <WriteToGuest id={booking.id} />
        {!isRequest && booking.may.cancel && <Cancel booking={booking} />}
      </div>
    </Card>
  );
}

function Cancel({ booking }: { booking: BookingRecordAnswer }) {
  const { t } = useTranslation("organizerBookings");
  const { locale } = useStorefront();
  const [isOpen, setOpen] = useState(false);
  const { isRunning, problem, act } = useBookingAct();
  const { id, paid, currency } = booking;
  const amount = formatMoney({ minor: paid, currency }, locale);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t("cancel.open")}
      </Button>
      {isOpen && (
        <TextDialog
          title={t("cancel.title", { id })}
          lead={paid > 0 ? t("cancel.refund", { amount }) : t("cancel.text")}
          label={t("cancel.reason")}
          hint={t("decline.hint")}
          submit={t("cancel.submit")}
          longest={longestReason}
          isDanger
          isRunning={isRunning}
          problem={problem}
          onClose={() => setOpen(false)}
          onSubmit={(message, close) =>
            void act({
              body: { id, message },
              send: (api) => api.call(cancelBookingCall, { body: { id, message } }),
              done: t("canceled"),
              onDone: close,
            })
          }
        />
      )}
    </>
  );
}
