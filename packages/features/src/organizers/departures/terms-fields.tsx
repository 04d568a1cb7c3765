import { discountTypes } from "@tropa/domain/discovery/discount";
import type { DiscountType } from "@tropa/domain/discovery/discount";
import { organizerPart } from "@tropa/domain/organizers/commission";
import { currencySigns, formatMoney } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import { DateField } from "@tropa/ui-kit/date-field";
import { Select } from "@tropa/ui-kit/select";
import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { Switch } from "@tropa/ui-kit/switch";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import type { ApiForm } from "../../platform/forms/api-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { minorOf, reducedPrice } from "./terms-values.ts";
import type { TermsValues } from "./terms-values.ts";
import styles from "./departures.module.css";

interface TermsFieldsProps {
  form: ApiForm<TermsValues>;
  errors: Readonly<Record<string, string>>;
  initial: TermsValues;
  currency: Currency;
  /** Tropa's percentage; null if none is agreed. */
  commissionPercent: number | null;
  /** Seats already taken. */
  taken: number;
  /** The departure is guaranteed to those who have booked: this cannot be revoked. */
  isGuaranteeFixed: boolean;
  /** Earliest and latest last day of a discount. */
  today: string;
  last: string | null;
}

/** Seats, price, discount and the two switches of a departure. */
export function TermsFields({
  form,
  errors,
  initial,
  currency,
  commissionPercent,
  taken,
  isGuaranteeFixed,
  today,
  last,
}: TermsFieldsProps) {
  const { t } = useTranslation("organizerDepartures");
  const { locale } = useStorefront();
  // Watched values that decide on the form's shape and the price shown below.
  const [typed, setTyped] = useState(initial);
  const set = <Name extends keyof TermsValues>(name: Name, value: TermsValues[Name]) => {
    form.set(name, value as never);
    setTyped((before) => ({ ...before, [name]: value }));
  };
  /** A field registered with the form. */
  const field = (name: "seats" | "price" | "discount_size" | "ends_on" | "days_before") => {
    const { ref, onChange, onBlur } = form.register(name);
    return {
      ref,
      onChange,
      onBlur,
      name,
      error: errors[name],
      defaultValue: initial[name],
      onValueChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    };
  };
  const reduced = reducedPrice(typed);
  const kind = typed.discount_type;
  const price = reduced ?? minorOf(typed.price);
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...field("seats")}
          label={t("terms.seats")}
          inputMode="numeric"
          hint={taken > 0 ? t("terms.taken", { count: taken }) : undefined}
        />
        <TextField
          {...field("price")}
          label={t("terms.price")}
          inputMode="decimal"
          suffix={currencySigns[currency]}
          hint={taken > 0 ? t("terms.priceKept") : undefined}
        />
      </div>
      {commissionPercent !== null && price !== null && (
        <p className={styles.hint} aria-live="polite">
          {t("terms.yours", {
            amount: formatMoney(
              { minor: organizerPart(price, commissionPercent), currency },
              locale,
            ),
            percent: commissionPercent.toLocaleString(locale, { maximumFractionDigits: 2 }),
          })}
        </p>
      )}
      <Select
        label={t("terms.discount")}
        value={kind}
        onValueChange={(value) => set("discount_type", value as DiscountType | "")}
        hint={kind === "" ? undefined : t(`terms.hints.${kind}`)}
        items={[
          { value: "", text: t("terms.noDiscount") },
          ...discountTypes.map((type) => ({ value: type, text: t(`terms.kinds.${type}`) })),
        ]}
      />
      {kind !== "" && (
        <div className={styles.discount}>
          <div className={styles.size}>
            <TextField
              {...field("discount_size")}
              label={t("terms.size")}
              inputMode="decimal"
              hint={
                reduced === null
                  ? undefined
                  : t("terms.left", { price: formatMoney({ minor: reduced, currency }, locale) })
              }
            />
            <SegmentedControl
              label={t("terms.format")}
              value={typed.discount_format}
              onValueChange={(value) => set("discount_format", value === "1" ? "1" : "2")}
              segments={[
                { value: "2", label: "%" },
                { value: "1", label: currencySigns[currency] },
              ]}
            />
          </div>
          {kind === "early_booking_dates" && (
            <DateField
              {...field("ends_on")}
              label={t("terms.endsOn")}
              min={today}
              {...(last !== null && { max: last })}
            />
          )}
          {kind === "early_booking_days" && (
            <TextField
              {...field("days_before")}
              label={t("terms.daysBefore")}
              inputMode="numeric"
            />
          )}
        </div>
      )}
      <div className={styles.switches}>
        <Switch
          checked={typed.is_guaranteed}
          disabled={isGuaranteeFixed}
          onValueChange={(checked) => set("is_guaranteed", checked)}
        >
          {t("terms.guaranteed")}
        </Switch>
        <p className={styles.hint}>
          {t(isGuaranteeFixed ? "terms.guaranteeFixed" : "terms.guaranteedHint")}
        </p>
        <Switch checked={typed.is_closed} onValueChange={(checked) => set("is_closed", checked)}>
          {t("terms.closed")}
        </Switch>
        <p className={styles.hint}>{t("terms.closedHint")}</p>
      </div>
    </>
  );
}
