import { fullName } from "@tropa/domain/people/full-name";
import type { GuestBooking } from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { formatMoney } from "@tropa/domain/money";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { formatDateRange } from "@tropa/i18n/format";
import { Badge } from "@tropa/ui-kit/badge";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { memo } from "react";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { statusText, toneOf } from "./status-tone.ts";
import styles from "./bookings.module.css";

/** Returns a function that formats a party, such as "3 adults, 1 child". */
export function useParty() {
  const { t } = useTranslation("organizerBookings");
  return ({ adults, children }: Pick<GuestBooking, "adults" | "children">) =>
    [t("adults", { count: adults }), children > 0 && t("children", { count: children })]
      .filter(Boolean)
      .join(", ");
}

/** Shows in one line what is outstanding for a booking; renders nothing if all is done. */
function Note({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation("organizerBookings");
  const { locale } = useStorefront();
  const moment = useMoment();
  const { status, hold_until: hold, total, paid, currency, travellers_missing: missing } = booking;
  const left = (total ?? 0) - paid;
  const notes: string[] = [];
  if (hold !== null)
    notes.push(
      t(status === bookingStatuses.pendingConfirm ? "answerBy" : "payBy", { moment: moment(hold) }),
    );
  if (status === bookingStatuses.madePrepayment && left > 0)
    notes.push(t("left", { amount: formatMoney({ minor: left, currency }, locale) }));
  if (missing > 0) notes.push(t("missing", { count: missing }));
  return notes.length === 0 ? null : <span className={styles.note}>{notes.join(" · ")}</span>;
}

/** A booking in a list; the whole row is a link. */
export const GuestRow = memo(function GuestRow({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation("organizerBookings");
  const { locale } = useStorefront();
  const party = useParty();
  const { id, status, total, currency } = booking;
  const dates = formatDateRange(booking.start, booking.end, locale, "day");
  return (
    <Link href={organizerPath("bookings", id)} variant="bare" className={styles.row}>
      <span className={styles.who}>
        <b>{fullName(booking)}</b>
        <span className={styles.muted}>{t("number", { id })}</span>
      </span>
      <span className={styles.what}>
        <span className={styles.tour}>{booking.tour.title}</span>
        <span className={styles.muted}>
          {booking.start_time ? `${dates}, ${booking.start_time}` : dates}
          {" · "}
          {party(booking)}
        </span>
        <Note booking={booking} />
      </span>
      <span className={styles.state}>
        <Badge tone={toneOf(status)}>{t(statusText(booking))}</Badge>
        <span>
          {total === null ? t("unpriced") : formatMoney({ minor: total, currency }, locale)}
        </span>
      </span>
      <Icon name="chevron-right" size={20} className={styles.arrow} />
    </Link>
  );
});
