import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { moneyTimeline } from "@tropa/domain/sales/money-timeline";
import type { MoneyLine } from "@tropa/domain/sales/money-timeline";
import { currencySigns, formatMoney } from "@tropa/domain/money";
import { formatDate } from "@tropa/i18n/format";
import { Timeline } from "@tropa/ui-kit/timeline";
import type { TimelineStep } from "@tropa/ui-kit/timeline";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { LocalTime } from "../../booking-parts/local-time.tsx";
import type { SeenBooking } from "../../booking-data/shown-booking.ts";
import styles from "../booking-screen.module.css";

/** The money's way: what came, what went back, what is due by when, and what comes back if one cancels today. */
export function MoneyLines({ booking }: { booking: SeenBooking }) {
  const { t } = useTranslation("trips");
  const { locale } = useStorefront();
  const lines = moneyTimeline({ ...booking, holdUntil: booking.hold_until });
  if (lines.length === 0) return null;
  const money = (minor: number) => formatMoney({ minor, currency: booking.currency }, locale);
  const today = booking.refund_today;
  return (
    <section className={styles.block} aria-labelledby="money">
      <h2 id="money">{t("money.title")}</h2>
      <Timeline steps={lines.map((line) => stepOf(line))} />
      {today && booking.paid > 0 && (
        <p className={styles.muted}>
          {t(today.kept > 0 ? "money.cancelKept" : "money.cancelToday", {
            refund: money(today.refund),
            kept: money(today.kept),
          })}
        </p>
      )}
      <p className={styles.muted}>
        {t("money.currency", { currency: currencySigns[booking.currency] })}
      </p>
    </section>
  );

  function stepOf(line: MoneyLine): TimelineStep {
    const amount = money(line.minor);
    switch (line.line) {
      case "paid":
        return {
          title: t(`money.paid.${line.certificate === null ? line.kind : "certificate"}`, {
            amount,
            code: line.certificate ?? "",
          }),
          text: <LocalTime iso={line.at} />,
          state: "done",
        };
      case "refund":
        return {
          title:
            line.certificate === null
              ? t(line.isSent ? "money.sent" : "money.owed", { amount })
              : t("money.onCertificate", { amount, code: line.certificate }),
          text: <LocalTime iso={line.at} />,
          state: line.isSent ? "done" : "current",
        };
      case "prepayment":
        return {
          title: t("money.prepayment", { amount }),
          text: line.until ? (
            <>
              {t("money.until")} <LocalTime iso={line.until} />
            </>
          ) : undefined,
          // Before the organizer's answer there is nothing to pay.
          state: booking.status === bookingStatuses.pendingConfirm ? "upcoming" : "current",
        };
      case "rest":
        return {
          title: t("money.rest", { amount }),
          text: t("money.by", { date: formatDate(line.by, locale, "full") }),
          state: "upcoming",
        };
    }
  }
}
