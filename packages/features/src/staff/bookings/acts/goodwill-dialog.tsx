import {
  giveGoodwillCall,
  goodwillPreviewCall,
  longestNote,
} from "@tropa/api-contract/staff/calls-booking-acts";
import type { GoodwillPreview } from "@tropa/api-contract/staff/calls-booking-acts";
import type { StaffBooking } from "@tropa/api-contract/staff/calls-bookings";
import type { GoodwillBearer } from "@tropa/domain/sales/goodwill";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { typedMinor } from "../../../organizers/departures/terms-values.ts";
import { ActDialog } from "./act-dialog.tsx";
import { AmountField, BearerField, useAmountFault, useBookingMoney } from "./money-fields.tsx";

export interface BookingDialogProps {
  booking: StaffBooking;
  onClose: () => void;
}

/** Gives back a sum: amount, bearer and reasons, then what it changes, then the act. */
export default function GoodwillDialog({ booking, onClose }: BookingDialogProps) {
  const { t } = useTranslation("staffBookings");
  const { id, currency } = booking;
  const { money, change } = useBookingMoney(currency);
  const faultOf = useAmountFault();
  const [typed, setTyped] = useState("");
  const [bearer, setBearer] = useState<GoodwillBearer>("tropa");
  const [message, setMessage] = useState("");
  const amount = typedMinor(typed) ?? 0;
  return (
    <ActDialog<GoodwillPreview>
      title={t("goodwill.title")}
      text={t("goodwill.text")}
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
          <Textarea
            name="message"
            label={t("goodwill.message")}
            hint={t("goodwill.messageHint")}
            optional
            rows={2}
            maxLength={longestNote}
            value={message}
            onValueChange={setMessage}
            error={faults.message}
          />
        </>
      )}
      check={() => ({ amount: faultOf(typed) })}
      plan={(api) =>
        api.call(goodwillPreviewCall, {
          query: { id: String(id), amount: String(amount), bearer },
        })
      }
      facts={(plan) =>
        (["paid", "share", "commission"] as const).map((name) => [
          t(`goodwill.${name}`),
          change(plan[name]),
        ])
      }
      act={(api, { plan, reason: note, idempotencyKey }) =>
        api.call(giveGoodwillCall, {
          body: { id, amount, bearer, note, message: message.trim(), paid: plan.paid.before },
          idempotencyKey,
        })
      }
      submit={() => t("goodwill.submit", { amount: money(amount) })}
      done={t("goodwill.done", { amount: money(amount) })}
      onClose={onClose}
    />
  );
}
