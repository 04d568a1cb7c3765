import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { moneyTimeline } from "@tropa/domain/sales/money/money-timeline";
import type { MoneyLine } from "@tropa/domain/sales/money/money-timeline";
import { currencySigns, formatMoney } from "@tropa/domain/money";
import { formatDate, formatDateRange } from "@tropa/i18n/format";
import { Timeline } from "@tropa/ui-kit/timeline";
import type { TimelineStep } from "@tropa/ui-kit/timeline";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { LocalTime } from "../booking-parts/local-time.tsx";
import { stepsOf } from "../booking-data/shown-booking.ts";
import type { BookingStep, BookingView } from "../booking-data/shown-booking.ts";
import styles from "./booking-screen.module.css";

type DatedStep = TimelineStep & { at: string | null };

/** Coming steps have titles of their own. */
const titleOf = ({ key, state }: BookingStep) =>
  (key === "confirmed" || key === "prepaid") && state !== "done"
    ? (`steps.${key}Ahead` as const)
    : (`steps.${key}` as const);

/** Timeline of a booking and its payments: what happened, what is due when, and the refund for cancelling today. */
export function BookingTimeline({ booking }: { booking: BookingView }) {
  const { t } = useTranslation("booking");
  const { locale, currency } = useStorefront();
  const money = (minor: number) => formatMoney({ minor, currency: booking.currency }, locale);
  const lines = moneyTimeline({ ...booking, holdUntil: booking.hold_until });
  // The payment's line already says it, with the amount.
  const isPrepaymentListed = lines.some(({ line }) => line === "paid" || line === "prepayment");
  const bookingSteps = stepsOf(booking).filter(
    ({ key }) => !(key === "prepaid" && isPrepaymentListed),
  );
  const end = bookingSteps.pop();
  const steps = [
    ...bookingSteps.map((step) => datedBookingStep(step)),
    ...lines.map((line) => datedMoneyStep(line)),
    ...(end ? [datedBookingStep(end)] : []),
  ];
  const happened = steps
    .filter(({ at }) => at !== null)
    .toSorted((a, b) => Date.parse(a.at ?? "") - Date.parse(b.at ?? ""));
  const today = booking.refund_today;
  return (
    <section className={styles.block} aria-labelledby="way">
      <h2 id="way">{t("steps.title")}</h2>
      <Timeline steps={[...happened, ...steps.filter(({ at }) => at === null)]} />
      {today && booking.paid > 0 && (
        <p className={styles.muted}>
          {t(today.kept > 0 ? "trips:money.cancelKept" : "trips:money.cancelToday", {
            refund: money(today.refund),
            kept: money(today.kept),
          })}
        </p>
      )}
      {lines.length > 0 && currency !== booking.currency && (
        <p className={styles.muted}>
          {t("trips:money.currency", { currency: currencySigns[booking.currency] })}
        </p>
      )}
    </section>
  );

  function datedBookingStep(step: BookingStep): DatedStep {
    const { key, at, state } = step;
    const text = () => {
      if (key === "trip" && !at) return formatDateRange(booking.start, booking.end, locale, "full");
      if (at) return <LocalTime iso={at} />;
      return state === "current" ? t(`steps.${key}Now`) : undefined;
    };
    return { title: t(titleOf(step)), text: text(), state, at };
  }

  function datedMoneyStep(line: MoneyLine): DatedStep {
    const amount = money(line.minor);
    switch (line.line) {
      case "paid":
        return {
          title: t(`trips:money.paid.${line.certificate === null ? line.what : "certificate"}`, {
            amount,
            left: money(line.left ?? 0),
            code: line.certificate ?? "",
          }),
          text:
            line.on === null ? <LocalTime iso={line.at} /> : formatDate(line.on, locale, "full"),
          state: "done",
          at: line.at,
        };
      case "refund":
        return {
          title:
            line.certificate === null
              ? t(line.isSent ? "trips:money.sent" : "trips:money.owed", { amount })
              : t("trips:money.onCertificate", { amount, code: line.certificate }),
          text: <LocalTime iso={line.at} />,
          state: line.isSent ? "done" : "current",
          at: line.at,
        };
      case "prepayment":
        return {
          title: t("trips:money.prepayment", { amount }),
          text: line.until ? (
            <>
              {t("trips:money.until")} <LocalTime iso={line.until} />
            </>
          ) : undefined,
          // Before the organizer confirms, there is nothing to pay.
          state: booking.status === bookingStatuses.pendingConfirm ? "upcoming" : "current",
          at: null,
        };
      case "rest":
        return {
          title: t("trips:money.rest", { amount }),
          text: t("trips:money.by", { date: formatDate(line.by, locale, "full") }),
          state: "upcoming",
          at: null,
        };
    }
  }
}
