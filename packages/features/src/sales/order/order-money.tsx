import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { addDays } from "@tropa/domain/time/local-date";
import { currencySigns, formatMoney } from "@tropa/domain/money";
import type { Party } from "@tropa/domain/sales/party/party";
import { formatDate } from "@tropa/i18n/format";
import ChildMoney from "../price/child-money.tsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { ShownTour } from "../choice/shown-tour.ts";
import type { PromoOrderPrice } from "../price/price-with-promo.ts";
import { PromoField, PromoLine } from "./promo-field.tsx";
import type { OrderPromo } from "./use-promo.ts";
import styles from "./order-drawer.module.css";

/** The total, the amount due now, and the currency that is charged. */
export function OrderMoney({
  tour,
  date,
  party,
  order,
  promo,
}: {
  tour: ShownTour;
  date: DateVariant;
  party: Party;
  order: PromoOrderPrice;
  promo: OrderPromo;
}) {
  const { t } = useTranslation("request");
  const { variant, locale } = useStorefront();
  const { adult, price, charge, isConverted } = order;
  const prepayment = price && formatMoney(price.prepayment, locale);
  return (
    <div className={styles.money}>
      <dl>
        <div>
          <dt>
            {t("order.adultSeats", { price: formatMoney(adult, locale), count: party.adults })}
          </dt>
          <dd>{formatMoney({ ...adult, minor: adult.minor * party.adults }, locale)}</dd>
        </div>
        <ChildMoney tour={tour} adult={adult} party={party} />
        {price && <PromoLine promo={promo} off={order.off} />}
        {price && (
          <>
            <div>
              <dt>{t("order.now", { percent: tour.prepayment_percent })}</dt>
              <dd>{prepayment}</dd>
            </div>
            <div>
              <dt>
                {t("common:rest.by", { date: formatDate(addDays(date.start, -1), locale, "full") })}
              </dt>
              <dd>{formatMoney(price.rest, locale)}</dd>
            </div>
          </>
        )}
      </dl>
      {price && <PromoField promo={promo} />}
      {prepayment && (
        <p>{t(tour.isInstant ? "order.nowInstant" : "order.nowConfirm", { amount: prepayment })}</p>
      )}
      {price && isConverted && (
        <p>
          {charge
            ? t("order.chargeExact", {
                currency: currencySigns[variant.chargeCurrency],
                amount: formatMoney(charge.total, locale),
                prepayment: formatMoney(charge.prepayment, locale),
              })
            : t("order.charge", { currency: currencySigns[variant.chargeCurrency] })}
        </p>
      )}
    </div>
  );
}
