import type { StaffBooking } from "@tropa/api-contract/staff/calls-bookings";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { PageSection } from "./page-section.tsx";
import styles from "./bookings.module.css";

/** Statuses of the booking. */
export function HistorySection({ history }: Pick<StaffBooking, "history">) {
  const { t } = useTranslation("staffBookings");
  const moment = useMoment();
  return (
    <PageSection title={t("history.title")}>
      <ol className={styles.entries}>
        {history.map(({ at, status, reason, note }) => (
          <li key={`${at} ${status} ${reason}`}>
            <p className={styles.line}>
              <b>{t(`history.reasons.${reason}`, { defaultValue: t(`status.${status}`) })}</b>
              <span className={styles.muted}>{moment(at)}</span>
            </p>
            {note && <p className={styles.text}>{note}</p>}
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
