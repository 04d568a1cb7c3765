import { completeOutsideRefundCall } from "@tropa/api-contract/staff/calls-booking-acts";
import type { PaymentOfBooking } from "@tropa/api-contract/staff/calls-bookings";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { ActDialog } from "./act-dialog.tsx";
import type { BookingDialogProps } from "./goodwill-dialog.tsx";
import { useBookingMoney } from "./money-fields.tsx";

/** Records that a refund of money that came outside was handed over. */
export default function OutsideRefundDialog({
  booking,
  refund,
  onClose,
}: BookingDialogProps & { refund: PaymentOfBooking["refunds"][number] }) {
  const { t } = useTranslation("staffBookings");
  const { money } = useBookingMoney(booking.currency);
  const [paper, setPaper] = useState("");
  const { id } = booking;
  const amount = money(refund.amount);
  return (
    <ActDialog<{ amount: string }>
      title={t("outsideRefund.title")}
      text={t("outsideRefund.text", { amount })}
      choice={paper}
      renderFields={(faults) => (
        <TextField
          name="document"
          label={t("outside.document")}
          autoComplete="off"
          maxLength={60}
          value={paper}
          onValueChange={setPaper}
          error={faults.document}
        />
      )}
      check={() => ({
        document: paper.trim() === "" ? t("kit:validation.required") : undefined,
      })}
      plan={() => Promise.resolve({ amount })}
      facts={() => [
        [t("outsideRefund.amount"), amount],
        [t("outside.document"), paper.trim()],
      ]}
      act={(api, { reason, idempotencyKey }) =>
        api.call(completeOutsideRefundCall, {
          body: { id, refund_id: refund.id, document: paper.trim(), reason },
          idempotencyKey,
        })
      }
      submit={() => t("outsideRefund.submit", { amount })}
      done={t("outsideRefund.done", { amount })}
      onClose={onClose}
    />
  );
}
