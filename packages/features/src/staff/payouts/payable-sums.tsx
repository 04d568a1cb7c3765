import type { PayableTotal } from "@tropa/api-contract/staff/calls-payables";
import type { Currency } from "@tropa/domain/money";
import { formatMoney } from "@tropa/domain/money";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import styles from "../queues/queues.module.css";
import money from "./money.module.css";

interface PayableSumsProps {
  totals: readonly PayableTotal[];
  /** Whether the page has organizers who can be paid in a currency. */
  canChoose: (currency: Currency) => boolean;
  onChoose: (currency: Currency) => void;
}

/** What is owed in each currency, and a choice of all who can be paid. */
export function PayableSums({ totals, canChoose, onChoose }: PayableSumsProps) {
  const { t } = useTranslation("staffMoney");
  const { locale } = useStorefront();
  return (
    <ul className={money.sums}>
      {totals.map(({ currency, amount, organizers, ready }) => {
        const write = (minor: number) => formatMoney({ minor, currency }, locale);
        return (
          <li key={currency} className={styles.item}>
            <b className={money.sum}>{write(amount)}</b>
            <span className={styles.hint}>
              {t("payables.organizers", { count: organizers })}
              <br />
              {t("payables.readySum", { amount: write(ready) })}
            </span>
            {canChoose(currency) && (
              <div>
                <Button variant="secondary" size="sm" onClick={() => onChoose(currency)}>
                  {t("payables.chooseAll")}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
