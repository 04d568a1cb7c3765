import type { DateVariant } from "@tropa/api-contract/tour";
import { formatMoney } from "@tropa/domain/money";
import { useTranslation } from "react-i18next";
import { useStorefront } from "../platform/storefront-context.tsx";
import type { ShownTour } from "../tour/tour-loader.ts";
import type { OrderPrice } from "./order-price.ts";
import styles from "./order-drawer.module.css";

/** What the order comes to, what of it is paid now, and in which money. */
export function OrderMoney({
  tour,
  date,
  people,
  price,
}: {
  tour: ShownTour;
  date: DateVariant;
  people: number;
  price: OrderPrice;
}) {
  const { t } = useTranslation("request");
  const { variant } = useStorefront();
  const each = formatMoney({ minor: date.price, currency: date.currency });
  const prepayment = formatMoney(price.prepayment);
  return (
    <div className={styles.money}>
      <dl>
        <div>
          <dt>{t("order.people", { price: each, count: people })}</dt>
          <dd>{formatMoney(price.total)}</dd>
        </div>
        <div>
          <dt>{t("order.now", { percent: tour.prepayment_percent })}</dt>
          <dd>{prepayment}</dd>
        </div>
        <div>
          <dt>{t("order.later")}</dt>
          <dd>{formatMoney(price.later)}</dd>
        </div>
      </dl>
      <p>{t(tour.isInstant ? "order.nowInstant" : "order.nowConfirm", { amount: prepayment })}</p>
      {price.isConverted && (
        <p>
          {price.charge
            ? t("order.chargeExact", {
                currency: variant.chargeCurrency,
                amount: formatMoney(price.charge),
              })
            : t("order.charge", { currency: variant.chargeCurrency })}
        </p>
      )}
    </div>
  );
}
