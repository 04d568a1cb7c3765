import { formatDate } from "@tropa/i18n/format";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { addMonths } from "@tropa/domain/time/local-month";
import styles from "./month.module.css";

/** A month with buttons to its neighbours. */
export function MonthPicker({
  month,
  onChange,
}: {
  month: string;
  onChange: (month: string) => void;
}) {
  const { t } = useTranslation("organizerDepartures");
  const { locale } = useStorefront();
  return (
    <div className={styles.months}>
      <IconButton
        icon="chevron-left"
        label={t("month.before")}
        onClick={() => onChange(addMonths(month, -1))}
      />
      <h2 aria-live="polite">{formatDate(month, locale, "month")}</h2>
      <IconButton
        icon="chevron-right"
        label={t("month.after")}
        onClick={() => onChange(addMonths(month, 1))}
      />
    </div>
  );
}
