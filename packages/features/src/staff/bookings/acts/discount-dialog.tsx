import {
  discountPreviewCall,
  giveDiscountCall,
} from "@tropa/api-contract/staff/calls-booking-acts";
import type { DiscountPreview } from "@tropa/api-contract/staff/calls-booking-acts";
import type { GoodwillBearer } from "@tropa/domain/sales/goodwill";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useState } from "react";
import { typedMinor } from "../../../organizers/departures/terms-values.ts";
import { ActDialog } from "./act-dialog.tsx";
import type { BookingDialogProps } from "./goodwill-dialog.tsx";
import { AmountField, BearerField, useAmountFault, useBookingMoney } from "./money-fields.tsx";

/** Takes a sum off the price of a booking that is not paid in full. */
export default function DiscountDialog({ booking, onClose }: BookingDialogProps) {
  const { t } = useTranslation("staffBookings");
  const { id, currency } = booking;
  const { money, change } = useBookingMoney(currency);
  const faultOf = useAmountFault();
  const [typed, setTyped] = useState("");
  const [bearer, setBearer] = useState<GoodwillBearer>("tropa");
  const amount = typedMinor(typed) ?? 0;
  return (
    <ActDialog<DiscountPreview>
      title={t("discount.title")}
      text={t("discount.text")}
      choice={{ typed, bearer }}
      renderFields={(faults) => (
        <>
          <AmountField
            currency={currency}
            value={typed}
            onValueChange={setTyped}
            error={faults.amount}
          />
          <BearerField value={bearer} onChange={setBearer} />
        </>
      )}
      check={() => ({ amount: faultOf(typed) })}
      plan={(api) =>
        api.call(discountPreviewCall, {
          query: { id: String(id), amount: String(amount), bearer },
        })
      }
      facts={(plan) => [
        [t("money.total"), change(plan.total)],
        [t("money.left"), change(plan.left)],
        [t("discount.share"), change(plan.share)],
        [t("discount.commission"), change(plan.commission)],
      ]}
      act={(api, { plan, reason, idempotencyKey }) =>
        api.call(giveDiscountCall, {
          body: { id, amount, bearer, left: plan.left.before, reason },
          idempotencyKey,
        })
      }
      submit={() => t("discount.submit", { amount: money(amount) })}
      done={t("discount.done", { amount: money(amount) })}
      onClose={onClose}
    />
  );
}
