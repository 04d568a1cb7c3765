import {
  staffCancelBookingCall,
  staffCancelPreviewCall,
} from "@tropa/api-contract/staff/calls-booking-acts";
import type { StaffCancelPreview } from "@tropa/api-contract/staff/calls-booking-acts";
import { cancelSides } from "@tropa/domain/sales/staff-acts";
import type { CancelSide } from "@tropa/domain/sales/staff-acts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { RadioGroup } from "@tropa/ui-kit/radio";
import { useState } from "react";
import { ActDialog } from "./act-dialog.tsx";
import type { BookingDialogProps } from "./goodwill-dialog.tsx";
import { useBookingMoney } from "./money-fields.tsx";

/** Cancels a booking in the name of a side, which decides what goes back. */
export default function CancelDialog({ booking, onClose }: BookingDialogProps) {
  const { t } = useTranslation("staffBookings");
  const { id, currency } = booking;
  const { money, change } = useBookingMoney(currency);
  const [side, setSide] = useState<CancelSide>("tourist");
  return (
    <ActDialog<StaffCancelPreview>
      title={t("cancel.title")}
      reasonHint={t("cancel.reasonHint")}
      choice={side}
      renderFields={() => (
        <RadioGroup
          label={t("cancel.side")}
          layout="cards"
          value={side}
          onValueChange={(chosen) => {
            const found = cancelSides.find((one) => one === chosen);
            if (found) setSide(found);
          }}
          options={cancelSides.map((value) => ({
            value,
            label: t(`cancel.sides.${value}`),
            hint: t(`cancel.terms.${value}`),
          }))}
        />
      )}
      plan={(api) => api.call(staffCancelPreviewCall, { query: { id: String(id), side } })}
      facts={(plan) => [
        [t("cancel.refund"), money(plan.refund)],
        [t("goodwill.paid"), change(plan.paid)],
        [t("goodwill.share"), change(plan.share)],
        [t("goodwill.commission"), change(plan.commission)],
      ]}
      act={(api, { plan, reason, idempotencyKey }) =>
        api.call(staffCancelBookingCall, {
          body: { id, side, refund: plan.refund, reason },
          idempotencyKey,
        })
      }
      submit={({ refund }) =>
        refund > 0 ? t("cancel.submitRefund", { amount: money(refund) }) : t("cancel.submit")
      }
      done={t("cancel.done")}
      onClose={onClose}
    />
  );
}
