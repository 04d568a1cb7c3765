import type { StaffBooking } from "@tropa/api-contract/staff/calls-bookings";
import { formatMoney } from "@tropa/domain/money";
import { formatDateRange } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Link } from "@tropa/ui-kit/link";
import { Fragment } from "react";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { useMayOpen } from "../queues/desk-queries.ts";
import { PageSection } from "../sections/page-section.tsx";
import { disputePath } from "./booking-paths.ts";
import styles from "./bookings.module.css";

type Event = StaffBooking["history"][number];

/** Statuses of the booking and what payers' banks dispute of it, in order of time. */
export function HistorySection({
  history,
  disputes,
  currency,
}: Pick<StaffBooking, "history" | "disputes" | "currency">) {
  const { t } = useTranslation("staffBookings");
  const lines = [
    ...history.map((event) => ({
      at: event.at,
      key: `${event.at} ${event.status} ${event.reason}`,
      line: <EventLine event={event} currency={currency} />,
    })),
    ...disputes.flatMap((dispute) =>
      stepsOf(dispute).map(({ at, step }) => ({
        at,
        key: `dispute ${dispute.id} ${step}`,
        line: <DisputeLine dispute={dispute} at={at} step={step} currency={currency} />,
      })),
    ),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <PageSection title={t("history.title")}>
      <ol className={styles.entries}>
        {lines.map(({ key, line }) => (
          <Fragment key={key}>{line}</Fragment>
        ))}
      </ol>
    </PageSection>
  );
}

type BookingDispute = StaffBooking["disputes"][number];
type Step = "opened" | "sent" | "won" | "lost";

/** What happened to a dispute, and when. */
function stepsOf({ state, ...dispute }: BookingDispute): { at: string; step: Step }[] {
  const { opened_at: openedAt, sent_at: sentAt, closed_at: closedAt } = dispute;
  return [
    { at: openedAt, step: "opened" as const },
    ...(sentAt === null ? [] : [{ at: sentAt, step: "sent" as const }]),
    ...(closedAt !== null && (state === "won" || state === "lost")
      ? [{ at: closedAt, step: state }]
      : []),
  ];
}

interface DisputeLineProps {
  dispute: BookingDispute;
  at: string;
  step: Step;
  currency: StaffBooking["currency"];
}

function DisputeLine({ dispute, at, step, currency }: DisputeLineProps) {
  const { t } = useTranslation("staffBookings");
  const moment = useMoment();
  const { locale } = useStorefront();
  const mayOpen = useMayOpen("payments");
  const text = t(`history.disputes.${step}`, {
    amount: formatMoney({ minor: dispute.amount, currency }, locale),
  });
  return (
    <li>
      <p className={styles.line}>
        <b>{mayOpen ? <Link href={disputePath(dispute.id)}>{text}</Link> : text}</b>
        <span className={styles.muted}>{moment(at)}</span>
      </p>
    </li>
  );
}

function EventLine({ event, currency }: { event: Event; currency: StaffBooking["currency"] }) {
  const { t } = useTranslation("staffBookings");
  const moment = useMoment();
  const { locale } = useStorefront();
  const { at, status, reason, note, amount, before } = event;
  return (
    <li>
      <p className={styles.line}>
        <b>
          {[
            t(`history.reasons.${reason}`, { defaultValue: t(`status.${status}`) }),
            amount !== null && formatMoney({ minor: amount, currency }, locale),
          ]
            .filter(Boolean)
            .join(": ")}
        </b>
        <span className={styles.muted}>{moment(at)}</span>
      </p>
      {before && (
        <p className={styles.muted}>
          {t("history.before", {
            date: formatDateRange(before.start, before.start, locale, "full"),
            party: [
              t("facts.adults", { count: before.adults }),
              before.children > 0 && t("facts.children", { count: before.children }),
            ]
              .filter(Boolean)
              .join(", "),
          })}
        </p>
      )}
      {note && <p className={styles.text}>{note}</p>}
    </li>
  );
}
