import { Collapse } from "@tropa/ui-kit/collapse";
import type { PaymentKind } from "@tropa/domain/sales/payment";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { refundBasis, termsOf } from "../booking-data/booking-terms.ts";
import { decisionOf } from "../booking-data/shown-booking.ts";
import type { PricedBooking } from "../booking-data/shown-booking.ts";
import { CertaintyNote } from "../departure/certainty-note.tsx";
import { TermsList } from "../departure/terms-list.tsx";
import { amountOf } from "../payment-state/payment-state.ts";
import styles from "./pay-form.module.css";

/** Certainty of the departure and cancellation terms; today's term is visible, the rest folded. */
export function PayTerms({ booking, kind }: { booking: PricedBooking; kind: PaymentKind }) {
  const { t } = useTranslation("booking");
  const list = {
    timeZone: booking.time_zone,
    terms: termsOf(booking),
    money: refundBasis(booking, booking.paid + amountOf(kind, booking).minor),
  };
  return (
    <section className={styles.promise} aria-labelledby="terms">
      <CertaintyNote decision={decisionOf(booking)} />
      <h2 id="terms">{t("terms.title")}</h2>
      <TermsList {...list} part="now" />
      <Collapse summary={t("terms.all")}>
        <TermsList {...list} part="later" />
        <p className={styles.muted}>{t("terms.byOrganizer")}</p>
      </Collapse>
    </section>
  );
}
