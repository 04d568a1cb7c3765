import { fullName } from "@tropa/domain/people/full-name";
import type { BookingRecordAnswer } from "@tropa/api-contract/sales/calls-requests";
import { formatMoney } from "@tropa/domain/money";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { ledgerSums } from "@tropa/domain/sales/money/ledger";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { formatDateRange, formatList } from "@tropa/i18n/format";
import { Card } from "@tropa/ui-kit/card";
import { Link } from "@tropa/ui-kit/link";
import type { ReactNode } from "react";
import { tourPath } from "../../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useParty } from "../guest-row.tsx";
import styles from "../bookings.module.css";

/** A booking's party, dates, money and contacts. */
export function BookingFacts({ booking }: { booking: BookingRecordAnswer }) {
  const { t } = useTranslation("organizerBookings");
  const { locale } = useStorefront();
  const party = useParty();
  const { total, currency, comment, organizer_note: note, cabin } = booking;
  const { contract_outcome: outcome } = booking;
  const sums = ledgerSums(booking.ledger);
  const ages = booking.children_ages ?? [];
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const dates = formatDateRange(booking.start, booking.end, locale, "full");
  const facts: [string, ReactNode][] = [
    [
      t("facts.tour"),
      <Link key="tour" href={tourPath(booking.tour.slug)}>
        {booking.tour.title}
      </Link>,
    ],
    [t("facts.dates"), booking.start_time ? `${dates}, ${booking.start_time}` : dates],
    [
      t("facts.party"),
      ages.length > 0
        ? `${party(booking)} (${t("facts.ages", { ages: formatList(ages.map(String), locale) })})`
        : party(booking),
    ],
    [t("facts.cabin"), cabin && `${cabin.kind} × ${cabin.count}`],
    [t("facts.total"), total === null ? t("unpriced") : money(total)],
    [t("facts.discount"), booking.discount.total > 0 && money(booking.discount.total)],
    [
      t("facts.discountYours"),
      (booking.discount.organizer ?? 0) > 0 && money(booking.discount.organizer ?? 0),
    ],
    [t("facts.paid"), money(sums.paid)],
    [t("facts.back"), sums.back > 0 && money(sums.back)],
    [t("facts.coming"), sums.coming > 0 && money(sums.coming)],
    [t("facts.contract"), outcome && t(`facts.outcomes.${outcome}`)],
    [t("facts.guest"), fullName(booking)],
    [t("facts.contacts"), contacts(booking, t("facts.hidden"))],
  ];
  return (
    <Card as="section" aria-labelledby="facts">
      <h2 id="facts">{t("facts.title")}</h2>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {comment !== null && comment !== "" && (
        <p className={styles.words}>
          <b>{t("facts.comment")}</b> {comment}
        </p>
      )}
      {note !== null && (
        <p className={styles.words}>
          <b>{t("facts.note")}</b> {note}
        </p>
      )}
    </Card>
  );
}

/** The guest's contacts; never shown for a booking that ended before its prepayment. */
function contacts({ phone, email, status }: BookingRecordAnswer, hidden: string): ReactNode {
  if (phone === null && email === null)
    return (
      status < bookingStatuses.canceledByTourist && <span className={styles.muted}>{hidden}</span>
    );
  return (
    <span className={styles.contacts}>
      {phone !== null && <a href={`tel:${phone}`}>{readablePhone(phone)}</a>}
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
    </span>
  );
}
