import { bookingRefundOn } from "@tropa/domain/sales/booking-refund";
import { addDays, dayNumber } from "@tropa/domain/time/local-date";
import { formatMoney } from "@tropa/domain/money";
import { formatDate } from "@tropa/i18n/format";
import { useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { refundBasis, termsOf } from "../../booking-data/booking-terms.ts";
import type { BookingView } from "../../booking-data/shown-booking.ts";
import styles from "./refund-slider.module.css";

/** A slider for the day of cancelling that shows the refund, calculated like the real one. */
export default function RefundSlider({ booking }: { booking: BookingView }) {
  const { t } = useTranslation("trips");
  const { locale } = useStorefront();
  const [days, setDays] = useState(0);
  const today = booking.refund_today?.day;
  if (today === undefined) return null;
  const last = (dayNumber(booking.start) ?? 0) - (dayNumber(today) ?? 0);
  if (last <= 0) return null;
  const day = addDays(today, days);
  const { kind, refund, kept } = bookingRefundOn(
    booking.status,
    termsOf(booking),
    day,
    refundBasis(booking, booking.paid),
  );
  const date = formatDate(day, locale, "full");
  const sums = t(kept.minor > 0 ? "slider.kept" : "slider.all", {
    refund: formatMoney(refund, locale),
    kept: formatMoney(kept, locale),
  });
  return (
    <div className={styles.root} data-kind={kind}>
      <label>
        <span>{t("slider.label")}</span>
        <input
          type="range"
          name="day"
          min={0}
          max={last}
          value={days}
          aria-valuetext={`${date}: ${sums}`}
          onChange={(event) => setDays(event.currentTarget.valueAsNumber)}
        />
      </label>
      <p>
        <b>{date}</b>
        <span>{sums}</span>
      </p>
    </div>
  );
}
