import { formatMoney } from "@tropa/domain/money";
import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { afterClosing } from "../../../platform/browser/after-closing.ts";
import { codeOf } from "../../../platform/forms/problems/error-code.ts";
import { FormAlert } from "../../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../../platform/forms/use-call.ts";
import { refundToday } from "../../booking-data/booking-terms.ts";
import { sendCancellation } from "./cancel-seen.ts";
import type { BookingView } from "../../booking-data/shown-booking.ts";
import styles from "./cancel-booking.module.css";

const longestReason = 1000;

export interface CancelBookingProps {
  booking: BookingView;
  onClose: () => void;
  onCanceled: (booking: BookingView) => void;
  /** Called when the booking has changed, so the dialog is out of date. */
  onChanged: () => Promise<void>;
}

/** Dialog that shows the refund and asks for confirmation, because a cancellation is final. */
export default function CancelBooking({
  booking,
  onClose,
  onCanceled,
  onChanged,
}: CancelBookingProps) {
  const { t } = useTranslation("booking");
  const storefront = useStorefront();
  const [open, setOpen] = useState(true);
  const [message, setMessage] = useState("");
  const { isRunning, problem, run } = useCall();
  const close = () => {
    setOpen(false);
    afterClosing(onClose);
  };
  // The amounts stay while the dialog is open; if they are outdated, the API refuses.
  const [{ paid, refund }] = useState({
    paid: booking.paid,
    refund: refundToday(booking),
  });
  const money = (minor: number) =>
    formatMoney({ minor, currency: booking.currency }, storefront.locale);
  const cancel = () =>
    run({
      body: message.trim() ? { message: message.trim() } : {},
      send: (body) => sendCancellation(storefront, booking, { ...body, refund }),
      onDone(canceled) {
        onCanceled(canceled);
        close();
      },
      onRefused(refusal) {
        const isChanged = codeOf(refusal) === "conflict";
        if (isChanged) void onChanged().then(close);
        return isChanged;
      },
    });
  return (
    <Modal
      open={open}
      onClose={close}
      title={t("cancel.title")}
      width={storefront.variant.modalWidth}
      footer={
        <>
          <Button variant="secondary" className={styles.answer} onClick={close}>
            {t("cancel.keep")}
          </Button>
          <Button
            variant="danger"
            className={styles.answer}
            loading={isRunning}
            onClick={() => void cancel()}
          >
            {refund > 0
              ? t("cancel.confirmRefund", { amount: money(refund) })
              : t("cancel.confirm")}
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        <p>{t("cancel.text", { title: booking.tour.title })}</p>
        {paid > 0 && (
          <div className={styles.refund}>
            <dl>
              <div>
                <dt>{t("money.paid")}</dt>
                <dd>{money(paid)}</dd>
              </div>
              <div data-strong="">
                <dt>{t("cancel.refund")}</dt>
                <dd>{money(refund)}</dd>
              </div>
              {paid > refund && (
                <div>
                  <dt>{t("cancel.kept")}</dt>
                  <dd>{money(paid - refund)}</dd>
                </div>
              )}
            </dl>
            {refund > 0 && <p>{t("cancel.how")}</p>}
          </div>
        )}
        <FormAlert problem={problem} />
        <Textarea
          label={t("cancel.reason")}
          optional
          maxLength={longestReason}
          value={message}
          onValueChange={setMessage}
        />
      </div>
    </Modal>
  );
}
