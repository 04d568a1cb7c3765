import { formatMoney } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import { goodwillBearers } from "@tropa/domain/sales/goodwill";
import type { GoodwillBearer } from "@tropa/domain/sales/goodwill";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { TextField } from "@tropa/ui-kit/text-field";
import { typedMinor } from "../../../organizers/departures/terms-values.ts";
import { isThousandOrFraction } from "../../sections/typed-amount.ts";
import styles from "./acts.module.css";

/** Writes sums of a booking, and what an act makes of them. */
export function useBookingMoney(currency: Currency) {
  const { locale } = useStorefront();
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  return {
    money,
    change: ({ before, after }: { before: number; after: number }) =>
      `${money(before)} → ${money(after)}`,
  };
}

/** Returns the fault of a typed amount; undefined for none. */
export function useAmountFault(): (typed: string) => string | undefined {
  const { t } = useTranslation("staffBookings");
  return (typed) => {
    if (typed.trim() === "") return t("kit:validation.required");
    if (isThousandOrFraction(typed)) return t("acts.ambiguous");
    return typedMinor(typed) === null ? t("kit:validation.incorrect") : undefined;
  };
}

/** Field for an amount, which says how it is understood. */
export function AmountField({
  currency,
  value,
  onValueChange,
  error,
}: {
  currency: Currency;
  value: string;
  onValueChange: (typed: string) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation("staffBookings");
  const { money } = useBookingMoney(currency);
  const minor = isThousandOrFraction(value) ? null : typedMinor(value);
  return (
    <TextField
      name="amount"
      label={t("acts.amount", { currency })}
      hint={minor === null ? undefined : t("acts.understood", { amount: money(minor) })}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onValueChange={onValueChange}
      error={error}
    />
  );
}

/** Choice of the side that bears a sum. */
export function BearerField({
  value,
  onChange,
}: {
  value: GoodwillBearer;
  onChange: (bearer: GoodwillBearer) => void;
}) {
  const { t } = useTranslation("staffBookings");
  return (
    <ChoiceField
      label={t("goodwill.bearer")}
      value={value}
      onChange={onChange}
      choices={goodwillBearers.map((one) => ({
        value: one,
        label: t(`goodwill.bearers.${one}`),
      }))}
    />
  );
}

/** A few choices beside each other, under their name. */
export function ChoiceField<Value extends string>({
  label,
  value,
  onChange,
  choices,
}: {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  choices: readonly { value: Value; label: string }[];
}) {
  return (
    <div className={styles.bearer}>
      <span aria-hidden="true">{label}</span>
      <SegmentedControl
        label={label}
        value={value}
        onValueChange={(chosen) => {
          const found = choices.find((one) => one.value === chosen);
          if (found) onChange(found.value);
        }}
        segments={[...choices]}
      />
    </div>
  );
}
