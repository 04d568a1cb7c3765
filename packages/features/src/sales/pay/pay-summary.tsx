import { currencySigns } from "@tropa/domain/money";
import type { PaymentKind } from "@tropa/domain/sales/payment";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { PricedBooking } from "../booking-data/shown-booking.ts";
import { useTripFacts } from "../booking-data/trip-facts.ts";
import { TripLine } from "../booking-parts/trip-line.tsx";
import { ChargedAmount } from "../payment-state/charged-amount.tsx";
import { amountOf } from "../payment-state/payment-state.ts";
import styles from "./pay-form.module.css";

/** Shows the purpose and amount of a payment. */
export function PaySummary({ booking, kind }: { booking: PricedBooking; kind: PaymentKind }) {
  const { t } = useTranslation("booking");
  const { currency } = useStorefront();
  const { people } = useTripFacts(booking);
  return (
    <aside className={styles.aside} aria-label={t("card.label")}>
      <TripLine booking={booking} people={people.value} />
      <div className={styles.sums}>
        <dl className={styles.money}>
          <div>
            <dt>{t("money.total")}</dt>
            <dd>
              <ChargedAmount booking={booking} minor={booking.total} />
            </dd>
          </div>
          {booking.paid > 0 && (
            <div>
              <dt>{t("money.paid")}</dt>
              <dd>
                <ChargedAmount booking={booking} minor={booking.paid} />
              </dd>
            </div>
          )}
          <div data-strong="">
            <dt>{t("pay.now")}</dt>
            <dd>
              <ChargedAmount booking={booking} minor={amountOf(kind, booking).minor} />
            </dd>
          </div>
        </dl>
        {currency !== booking.currency && (
          <p className={styles.muted}>
            {t("pay.charged", { currency: currencySigns[booking.currency] })}
          </p>
        )}
      </div>
    </aside>
  );
}
