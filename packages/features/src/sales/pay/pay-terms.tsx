import { Collapse } from "@tropa/ui-kit/collapse";
import type { PaymentKind } from "@tropa/domain/sales/payment";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { refundBasis, termsOf } from "../booking-data/booking-terms.ts";
import type { PricedBooking } from "../booking-data/shown-booking.ts";
import { TermsList } from "../departure/terms-list.tsx";
import { amountOf } from "../payment-state/payment-state.ts";
import styles from "./pay-form.module.css";

/** Cancellation terms; today's term is visible, the rest folded. */
export function PayTerms({ booking, kind }: { booking: PricedBooking; kind: PaymentKind }) {
  const { t } = useTranslation("booking");
  const list = {
    timeZone: booking.time_zone,
    terms: termsOf(booking),
    money: refundBasis(booking, booking.paid + amountOf(kind, booking).minor),
  };
  return (
    <section className={styles.promise} aria-labelledby="terms">
      <h2 id="terms">{t("terms.title")}</h2>
      <TermsList {...list} part="now" />
      <Collapse summary={t("terms.all")}>
        <TermsList {...list} part="later" />
        <p className={styles.muted}>{t("terms.byOrganizer")}</p>
      </Collapse>
    </section>
  );
}
