import type { StaffBooking } from "@tropa/api-contract/staff/calls-bookings";
import { formatMoney } from "@tropa/domain/money";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { PageSection } from "./parts/page-section.tsx";
import styles from "./bookings.module.css";

/** Statuses of the booking, and what staff did with it. */
export function HistorySection({ booking }: { booking: StaffBooking }) {
  const { t } = useTranslation("staffBookings");
  const { t: tDesk } = useTranslation("staffDesk");
  const moment = useMoment();
  const { locale } = useStorefront();
  const { history, log, currency } = booking;
  return (
    <>
      <PageSection title={t("history.title")}>
        <ol className={styles.entries}>
          {history.map(({ at, status, reason, note, amount }) => (
            <li key={`${at} ${status} ${reason}`}>
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
              {note && <p className={styles.text}>{note}</p>}
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection title={t("log.title")}>
        {log.length === 0 && <p className={styles.muted}>{t("log.empty")}</p>}
        <ul className={styles.entries}>
          {log.map(({ at, by, call }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- an entry has no id, and the list only grows at its head
            <li key={`${at} ${call} ${index}`}>
              <p className={styles.line}>
                <span>{tDesk(`calls.${call}`)}</span>
                <span className={styles.muted}>{[by, moment(at)].filter(Boolean).join(" · ")}</span>
              </p>
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  );
}
