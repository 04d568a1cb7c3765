import { currencySigns } from "@tropa/domain/money";
import type { PaymentKind } from "@tropa/domain/sales/payment";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { moneyOf, termsOf } from "../booking-data/booking-terms.ts";
import { decisionOf } from "../booking-data/shown-booking.ts";
import type { PricedBooking } from "../booking-data/shown-booking.ts";
import { TripLine } from "../booking-parts/trip-line.tsx";
import { CertaintyNote } from "../departure/certainty-note.tsx";
import { TermsList } from "../departure/terms-list.tsx";
import { ChargedAmount } from "../payment-state/charged-amount.tsx";
import { amountOf } from "../payment-state/payment-state.ts";
import styles from "./pay-form.module.css";

/** What is paid for, how much of it, and what comes back of that. */
export function PaySummary({ booking, kind }: { booking: PricedBooking; kind: PaymentKind }) {
  const { t } = useTranslation("booking");
  const { currency } = useStorefront();
  return (
    <aside className={styles.aside} aria-label={t("card.label")}>
      <TripLine booking={booking} />
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
      <CertaintyNote decision={decisionOf(booking)} />
      <section className={styles.terms} aria-labelledby="terms">
        <h2 id="terms">{t("terms.title")}</h2>
        <TermsList
          timeZone={booking.time_zone}
          terms={termsOf(booking)}
          money={moneyOf(booking, booking.paid + amountOf(kind, booking).minor)}
        />
        <p className={styles.muted}>{t("terms.byOrganizer")}</p>
      </section>
    </aside>
  );
}
