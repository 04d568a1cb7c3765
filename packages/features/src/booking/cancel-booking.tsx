import { MODAL } from "@tropa/domain/interface-constants";
import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { useTranslation } from "../platform/translation.ts";
import { useStorefront } from "../platform/storefront-context.tsx";
import { bookingLinkCalls } from "../request/booking-calls.ts";
import { codeOf } from "../request/error-code.ts";
import { FormAlert } from "../request/form-alert.tsx";
import { useCall } from "../request/use-call.ts";
import { shownBooking } from "./shown-booking.ts";
import type { ShownBooking } from "./shown-booking.ts";

const longestReason = 1000;

export interface CancelBookingProps {
  booking: ShownBooking;
  onClose: () => void;
  onCanceled: (booking: ShownBooking) => void;
  /** The booking has changed meanwhile and cannot be canceled any more. */
  onChanged: () => Promise<void>;
}

/** Asks once more before the seats are given up, since that cannot be undone. */
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
    setTimeout(onClose, MODAL.closeAnimationMs);
  };
  const cancel = () =>
    run({
      body: { uuid: booking.uuid, ...(message.trim() && { message: message.trim() }) },
      async send(body) {
        const { api, calls } = await bookingLinkCalls(storefront);
        return api.call(calls.cancelByUuidCall, { body });
      },
      onDone(answer) {
        onCanceled(shownBooking(answer, storefront.variant));
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
          <Button variant="secondary" onClick={close}>
            {t("cancel.keep")}
          </Button>
          <Button variant="danger" loading={isRunning} onClick={() => void cancel()}>
            {t("cancel.confirm")}
          </Button>
        </>
      }
    >
      <div style={{ display: "grid", gap: "var(--space-4)" }}>
        <p>{t("cancel.text", { title: booking.tour.title })}</p>
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
