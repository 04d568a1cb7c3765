import { confirmBookingCall } from "@tropa/api-contract/sales/calls-requests";
import { currencySigns, minorPerMajor } from "@tropa/domain/money";
import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { NumberInput } from "@tropa/ui-kit/number-input";
import { useState } from "react";
import { afterClosing } from "../../platform/browser/after-closing.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { ActedBooking } from "./acted-booking.ts";
import { useBookingAct } from "./use-booking-act.ts";
import styles from "./bookings.module.css";

const highestTotal = 99_999_999;

/** Accepts a request without a price: the organizer sets one for the whole party. */
export default function ConfirmDialog({
  booking,
  onClose,
}: {
  booking: ActedBooking;
  onClose: () => void;
}) {
  const { t } = useTranslation("organizerBookings");
  const { variant } = useStorefront();
  const [open, setOpen] = useState(true);
  const [total, setTotal] = useState<number | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const { isRunning, problem, act } = useBookingAct();
  const close = () => {
    setOpen(false);
    afterClosing(onClose);
  };
  const confirm = () => {
    setEmpty(total === null);
    if (total === null) return;
    const body = { id: booking.id, total: total * minorPerMajor };
    void act({
      body,
      send: (api) => api.call(confirmBookingCall, { body }),
      done: t("confirmed"),
      onDone: close,
    });
  };
  return (
    <Modal
      open={open}
      onClose={close}
      title={t("price.title")}
      width={variant.modalWidth}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t("back")}
          </Button>
          <Button loading={isRunning} onClick={confirm}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{t("price.text")}</p>
        <FormAlert problem={problem} />
        <NumberInput
          label={t("price.label")}
          unit={currencySigns[booking.currency]}
          min={1}
          max={highestTotal}
          value={total}
          onValueChange={setTotal}
          {...(isEmpty && total === null && { error: t("needed") })}
        />
      </div>
    </Modal>
  );
}
