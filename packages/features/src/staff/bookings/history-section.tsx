import type { StaffBooking } from "@tropa/api-contract/staff/calls-bookings";
import { formatMoney } from "@tropa/domain/money";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { PageSection } from "../sections/page-section.tsx";
import styles from "./bookings.module.css";

/** Statuses of the booking. */
export function HistorySection({ history, currency }: Pick<StaffBooking, "history" | "currency">) {
  const { t } = useTranslation("staffBookings");
  const moment = useMoment();
  const { locale } = useStorefront();
  return (
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
  );
}
