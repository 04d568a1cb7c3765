import { formatMoney } from "@tropa/domain/money";
import type { TravelParty } from "@tropa/domain/party-price";
import { useTranslation } from "../platform/translation.ts";
import { useStorefront } from "../platform/storefront-context.tsx";
import type { ShownTour } from "../tour/tour-loader.ts";
import type { OrderPrice } from "./order-price.ts";
import styles from "./order-drawer.module.css";

/** What the order comes to, what of it is paid now, and in which money. */
export function OrderMoney({
  tour,
  party,
  price,
}: {
  tour: ShownTour;
  party: TravelParty;
  price: OrderPrice;
}) {
  const { t } = useTranslation("request");
  const { variant } = useStorefront();
  const isChildCheaper = price.child.minor < price.adult.minor;
  const times = (minor: number, count: number) =>
    formatMoney({ minor: minor * count, currency: price.total.currency });
  const prepayment = formatMoney(price.prepayment);
  return (
    <div className={styles.money}>
      <dl>
        {isChildCheaper && party.children > 0 ? (
          <>
            <div>
              <dt>
                {t("order.adultSeats", { price: formatMoney(price.adult), count: party.adults })}
              </dt>
              <dd>{times(price.adult.minor, party.adults)}</dd>
            </div>
            <div>
              <dt>
                {t("order.childSeats", { price: formatMoney(price.child), count: party.children })}
              </dt>
              <dd>{times(price.child.minor, party.children)}</dd>
            </div>
          </>
        ) : (
          <div>
            <dt>
              {t("order.people", {
                price: formatMoney(price.adult),
                count: party.adults + party.children,
              })}
            </dt>
            <dd>{formatMoney(price.total)}</dd>
          </div>
        )}
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
