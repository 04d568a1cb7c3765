import { endsWithDecision } from "@tropa/domain/sales/cancellation";
import { isMade } from "@tropa/domain/sales/booking-refund";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { TermsList } from "../departure/terms-list.tsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { moneyOf, termsOf } from "../booking-data/booking-terms.ts";
import type { SeenBooking } from "../booking-data/shown-booking.ts";
import styles from "./booking-screen.module.css";

const RefundSlider = lazyPart("trips", () => import("./money/refund-slider.tsx"));

/** The terms of cancelling with their dates, on the booking's own page, and cancelling itself below them. */
export function BookingTerms({ booking, children }: { booking: SeenBooking; children: ReactNode }) {
  const { t } = useTranslation("booking");
  return (
    <section className={styles.block} aria-labelledby="terms">
      <h2 id="terms">{t("terms.title")}</h2>
      <TermsList
        timeZone={booking.time_zone}
        terms={termsOf(booking)}
        money={moneyOf(booking, isMade(booking.status) ? booking.paid : (booking.prepayment ?? 0))}
      />
      {/* The decision alone says what comes back on a later day. */}
      {booking.paid > 0 && !endsWithDecision(termsOf(booking)) && (
        <Suspense>
          <RefundSlider booking={booking} />
        </Suspense>
      )}
      <p className={styles.muted}>{t("terms.byOrganizer")}</p>
      {children}
    </section>
  );
}
