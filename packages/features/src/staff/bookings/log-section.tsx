import type { StaffBooking } from "@tropa/api-contract/staff/calls-bookings";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { PageSection } from "../sections/page-section.tsx";
import styles from "./bookings.module.css";

/** What staff did with a booking or a person. */
export function LogSection({ log }: Pick<StaffBooking, "log">) {
  const { t } = useTranslation("staffBookings");
  const { t: tDesk } = useTranslation("staffDesk");
  const moment = useMoment();
  return (
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
  );
}
