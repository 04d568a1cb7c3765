import { endsWithDecision, isFree } from "@tropa/domain/sales/cancellation";
import { isMade } from "@tropa/domain/sales/booking-refund";
import { todayIn } from "@tropa/domain/time/local-date";
import { formatDate } from "@tropa/i18n/format";
import { Collapse } from "@tropa/ui-kit/collapse";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { TermsList } from "../departure/terms-list.tsx";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { refundBasis, termsOf } from "../booking-data/booking-terms.ts";
import type { BookingView } from "../booking-data/shown-booking.ts";
import styles from "./booking-screen.module.css";

const RefundSlider = lazyPart("trips", () => import("./money/refund-slider.tsx"));

/** Cancellation terms: the current one is visible; the others and cancelling fold out. */
export function BookingTerms({ booking, children }: { booking: BookingView; children: ReactNode }) {
  const { t } = useTranslation("booking");
  const { locale } = useStorefront();
  const terms = termsOf(booking);
  const deadline = formatDate(terms.freeUntil, locale, "full");
  const now = endsWithDecision(terms)
    ? t("trips:change.freeUntilDecided", { deadline })
    : isFree(terms, todayIn(booking.time_zone))
      ? t("trips:change.free", { deadline })
      : t("trips:change.notFree");
  return (
    <Collapse
      summary={
        <>
          <h2 id="terms">{t("terms.title")}</h2> <p className={styles.foldNote}>{now}</p>
        </>
      }
    >
      <TermsList
        timeZone={booking.time_zone}
        terms={terms}
        money={refundBasis(
          booking,
          isMade(booking.status) ? booking.paid : (booking.prepayment ?? 0),
        )}
      />
      {/* If the terms end with the organizer's decision, refunds on later days are unknown. */}
      {booking.paid > 0 && !endsWithDecision(terms) && (
        <Suspense>
          <RefundSlider booking={booking} />
        </Suspense>
      )}
      <p className={styles.muted}>{t("terms.byOrganizer")}</p>
      {children}
    </Collapse>
  );
}
