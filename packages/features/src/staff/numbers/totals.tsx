import type { Numbers, NumbersTotal } from "@tropa/api-contract/staff/calls-numbers";
import { formatMoney } from "@tropa/domain/money";
import { formatNumber } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./numbers.module.css";

const sums = ["gross", "take", "refunded"] as const;
const counts = ["orders", "paid", "cancelled"] as const;

/** Sums and counts of the period, with those of the one before. */
export function Totals({ numbers: { now, before, currency } }: { numbers: Numbers }) {
  const { t } = useTranslation("staffNumbers");
  const { locale } = useStorefront();
  const tile = (name: keyof NumbersTotal, write: (value: number) => string) => (
    <div key={name} className={styles.tile}>
      <dt>{t(name)}</dt>
      <dd>
        <b>{write(now[name])}</b>
        <span>
          {t("beforeValue", { value: write(before[name]) })}
          {before[name] > 0 && ` (${t("change", { change: changeOf(now[name], before[name]) })})`}
        </span>
      </dd>
    </div>
  );
  return (
    <dl className={styles.totals}>
      {sums.map((name) =>
        // Whole units: nobody compares periods by kopecks.
        tile(name, (minor) =>
          formatMoney({ minor: Math.round(minor / 100) * 100, currency }, locale),
        ),
      )}
      {counts.map((name) => tile(name, (value) => formatNumber(value, locale)))}
    </dl>
  );
}

/** "+12", "−3", "0". */
function changeOf(now: number, before: number): string {
  const percent = Math.round(((now - before) / before) * 100);
  return percent < 0 ? `−${-percent}` : percent === 0 ? "0" : `+${percent}`;
}
