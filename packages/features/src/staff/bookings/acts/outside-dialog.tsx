import { takeOutsidePaymentCall } from "@tropa/api-contract/staff/calls-booking-acts";
import { formatDateRange } from "@tropa/i18n/format";
import { outsideMethods } from "@tropa/domain/sales/payment";
import type { OutsideMethod } from "@tropa/domain/sales/payment";
import { isLocalDate } from "@tropa/domain/time/local-date";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { DateField } from "@tropa/ui-kit/date-field";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { typedMinor } from "../../../organizers/departures/terms-values.ts";
import { ActDialog } from "./act-dialog.tsx";
import type { BookingDialogProps } from "./goodwill-dialog.tsx";
import { AmountField, ChoiceField, useAmountFault, useBookingMoney } from "./money-fields.tsx";

/** Enters money that came in cash or by a transfer. */
export default function OutsideDialog({ booking, onClose }: BookingDialogProps) {
  const { t } = useTranslation("staffBookings");
  const { locale } = useStorefront();
  const { id, currency } = booking;
  const { money, change } = useBookingMoney(currency);
  const faultOf = useAmountFault();
  const [typed, setTyped] = useState("");
  const [method, setMethod] = useState<OutsideMethod>("transfer");
  const [paidOn, setPaidOn] = useState("");
  const [paper, setPaper] = useState("");
  const amount = typedMinor(typed) ?? 0;
  const left = (booking.total ?? 0) - booking.paid;
  const required = (text: string) =>
    text.trim() === "" ? t("kit:validation.required") : undefined;
  return (
    <ActDialog<{ left: number }>
      title={t("outside.title")}
      text={t("outside.text", { left: money(left) })}
      choice={{ typed, method, paidOn, paper }}
      renderFields={(faults) => (
        <>
          <AmountField
            currency={currency}
            value={typed}
            onValueChange={setTyped}
            error={faults.amount}
          />
          <ChoiceField
            label={t("outside.method")}
            value={method}
            onChange={setMethod}
            choices={outsideMethods.map((value) => ({
              value,
              label: t(`outside.methods.${value}`),
            }))}
          />
          <DateField
            name="paid_on"
            label={t("outside.paidOn")}
            max="today"
            value={paidOn}
            onValueChange={setPaidOn}
            error={faults.paid_on}
          />
          <TextField
            name="document"
            label={t("outside.document")}
            hint={t("outside.documentHint")}
            autoComplete="off"
            maxLength={60}
            value={paper}
            onValueChange={setPaper}
            error={faults.document}
          />
        </>
      )}
      check={() => ({
        amount:
          faultOf(typed) ??
          (amount > left ? t("outside.tooMuch", { left: money(left) }) : undefined),
        paid_on: isLocalDate(paidOn) ? undefined : t("kit:validation.required"),
        document: required(paper),
      })}
      // What is left to pay is known; the server compares it.
      plan={() => Promise.resolve({ left })}
      facts={() => [
        [t("money.paid"), change({ before: booking.paid, after: booking.paid + amount })],
        [t("money.left"), change({ before: left, after: left - amount })],
        [
          t("outside.paidOn"),
          isLocalDate(paidOn) && formatDateRange(paidOn, paidOn, locale, "full"),
        ],
      ]}
      act={(api, { plan, reason, idempotencyKey }) =>
        api.call(takeOutsidePaymentCall, {
          body: {
            id,
            amount,
            method,
            paid_on: paidOn,
            document: paper.trim(),
            left: plan.left,
            reason,
          },
          idempotencyKey,
        })
      }
      submit={() => t("outside.submit", { amount: money(amount) })}
      done={t("outside.done", { amount: money(amount) })}
      onClose={onClose}
    />
  );
}
