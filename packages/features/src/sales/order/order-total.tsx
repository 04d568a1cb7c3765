import { formatMoney } from "@tropa/domain/money";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { OrderPrice } from "../price/order-price.ts";
import styles from "./order-drawer.module.css";

/** Shown beside the button: the amount due now and the total; nothing is due before the organizer confirms. */
export function OrderTotal({
  order: { price, charge },
  isInstant,
}: {
  order: OrderPrice;
  isInstant: boolean;
}) {
  const { t } = useTranslation("request");
  const { locale } = useStorefront();
  // What will leave the account, not what it is converted to for reading.
  const sum = charge ?? price;
  if (!sum)
    return (
      <p className={styles.total} aria-live="polite">
        <span>{t("order.total")}</span>
        <strong>{t("party:openTotal")}</strong>
      </p>
    );
  // If the organizer must confirm first, nothing is due now; otherwise the next step is the prepayment.
  const due = isInstant ? sum.prepayment : { ...sum.prepayment, minor: 0 };
  return (
    <p className={styles.total} aria-live="polite">
      <strong>{t("order.dueNow", { amount: formatMoney(due, locale) })}</strong>
      <span>{t("order.ofTotal", { total: formatMoney(sum.total, locale) })}</span>
      {!isInstant && <span>{t("order.chargedLater")}</span>}
    </p>
  );
}
