import { fullName } from "@tropa/domain/people/full-name";
import type { GuestBooking } from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { formatMoney } from "@tropa/domain/money";
import { formatDateRange } from "@tropa/i18n/format";
import { Card } from "@tropa/ui-kit/card";
import { Link } from "@tropa/ui-kit/link";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { HoldClock } from "../../sales/hold/hold-clock.tsx";
import { useParty } from "./guest-row.tsx";
import { RequestActs } from "./request-acts.tsx";
import styles from "./bookings.module.css";

/** A request with the time left to answer it, and the two answers. */
export function RequestCard({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation("organizerBookings");
  const { locale } = useStorefront();
  const party = useParty();
  const { id, total, currency, start_time: time } = booking;
  const dates = formatDateRange(booking.start, booking.end, locale, "day");
  return (
    <Card className={styles.request}>
      <div>
        <h3>
          <Link href={organizerPath("bookings", id)} variant="quiet">
            {fullName(booking)}
          </Link>{" "}
          <span className={styles.muted}>{t("number", { id })}</span>
        </h3>
        <p>{booking.tour.title}</p>
        <p className={styles.muted}>
          {time ? `${dates}, ${time}` : dates}
          {" · "}
          {party(booking)}
          {" · "}
          {total === null ? t("unpriced") : formatMoney({ minor: total, currency }, locale)}
        </p>
      </div>
      {booking.hold_until !== null && <HoldClock until={booking.hold_until} />}
      <RequestActs booking={booking} />
    </Card>
  );
}
