import { refundOn } from "@tropa/domain/sales/cancellation";
import type { CancellationTerms } from "@tropa/domain/sales/cancellation";
import { addDays } from "@tropa/domain/time/local-date";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { formatMoney } from "@tropa/domain/money";
import type { Money } from "@tropa/domain/money";
import { formatDate } from "@tropa/i18n/format";
import { DateField } from "@tropa/ui-kit/date-field";
import { useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import styles from "./tour-cancellation.module.css";

/**
 * Calculates the refund for cancelling on a given day, for the chosen party and date. Needs scripts; the list of stages
 * says the same.
 */
export default function RefundCalculator({
  terms,
  prepayment,
  today,
}: {
  terms: CancellationTerms;
  prepayment: Money;
  today: LocalDate;
}) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  const [chosen, setDay] = useState(today);
  const last = addDays(terms.start, -1);
  const day = chosen < today ? today : chosen > last ? last : chosen;
  const { refund } = refundOn(terms, day, { paid: prepayment, prepayment });
  return (
    <div className={styles.calculator}>
      <DateField
        label={t("cancellation.ifOn")}
        value={chosen}
        min={today}
        max={last}
        onValueChange={(value) => value && setDay(value)}
      />
      <p aria-live="polite">
        {t("cancellation.get", { date: formatDate(day, locale, "full") })}
        <strong>{formatMoney(refund, locale)}</strong>
        {t("cancellation.ofPaid", { amount: formatMoney(prepayment, locale) })}
      </p>
    </div>
  );
}
