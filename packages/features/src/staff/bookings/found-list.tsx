import type {
  Found,
  FoundBooking,
  FoundPayment,
  FoundPerson,
} from "@tropa/api-contract/staff/calls-bookings";
import { formatMoney } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import { providerName } from "@tropa/domain/sales/payment";
import { formatDateRange } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Badge } from "@tropa/ui-kit/badge";
import { Link } from "@tropa/ui-kit/link";
import { useId } from "react";
import type { ReactNode } from "react";
import { useMayOpen } from "../queues/desk-queries.ts";
import { recordHref } from "../records/record-address.ts";
import { tourPath } from "../../platform/links/paths.ts";
import { bookingPath, personPath } from "./booking-paths.ts";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { toneOf } from "../../organizers/bookings/status-tone.ts";
import styles from "./bookings.module.css";

interface RowProps {
  /** Null for what has no page. */
  href: string | null;
  title: ReactNode;
  details: readonly (string | false | null)[];
  aside?: ReactNode;
}

/** One result: its whole area is the link. */
function Row({ href, title, details, aside }: RowProps) {
  const content = (
    <>
      <span className={styles.what}>
        <b>{title}</b>
        <span className={styles.muted}>{details.filter(Boolean).join(" · ")}</span>
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </>
  );
  return (
    <li>
      {href === null ? (
        <div className={styles.row}>{content}</div>
      ) : (
        <Link href={href} variant="bare" className={styles.row}>
          {content}
        </Link>
      )}
    </li>
  );
}

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

function useMoney() {
  const { locale } = useStorefront();
  return (minor: number, currency: Currency) => formatMoney({ minor, currency }, locale);
}

function BookingRow({ booking }: { booking: FoundBooking }) {
  const { t } = useTranslation("staffBookings");
  const { locale } = useStorefront();
  const money = useMoney();
  const { id, name, tour, start, organizer, status, total, currency, in_charge: by } = booking;
  return (
    <Row
      href={bookingPath(id)}
      title={`${name}, ${t("number", { id })}`}
      details={[
        tour,
        formatDateRange(start, start, locale, "full"),
        organizer,
        by !== "" && t("inCharge.of", { name: by }),
      ]}
      aside={
        <>
          <Badge tone={toneOf(status)}>{t(`status.${status}`)}</Badge>
          <span>{total === null ? t("unpriced") : money(total, currency)}</span>
        </>
      }
    />
  );
}

/** Bookings, each a link to its page. */
export function BookingRows({ bookings }: { bookings: readonly FoundBooking[] }) {
  return (
    <ul className={styles.rows}>
      {bookings.map((booking) => (
        <BookingRow key={booking.id} booking={booking} />
      ))}
    </ul>
  );
}

function PersonRow({ person }: { person: FoundPerson }) {
  const { t } = useTranslation("staffBookings");
  const { account_id: id, name, phone, email, bookings_count: count } = person;
  return (
    <Row
      href={personPath(id)}
      title={name || email || phone}
      details={[phone, name !== "" && email, t("bookingsCount", { count })]}
    />
  );
}

function PaymentRow({ payment }: { payment: FoundPayment }) {
  const { t } = useTranslation("staffBookings");
  const moment = useMoment();
  const money = useMoney();
  const { id, booking_id: bookingId, provider_ref: ref, amount, currency } = payment;
  const provider = providerName(payment.provider);
  return (
    <Row
      href={bookingId === null ? null : bookingPath(bookingId)}
      title={`${money(amount, currency)}, ${t("number", { id })}`}
      details={[
        provider && t(`money.providers.${provider}`),
        ref,
        bookingId !== null && t("booking", { id: bookingId }),
        moment(payment.created_at),
      ]}
      aside={t(`paymentStatus.${payment.status}`)}
    />
  );
}

/** All that was found, by kind. */
export function FoundList({ found }: { found: Found }) {
  const { t } = useTranslation("staffBookings");
  const moment = useMoment();
  const money = useMoney();
  const mayOpenRecords = useMayOpen("organizers");
  return (
    <>
      <Group title={t("groups.bookings")}>
        {found.bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} />
        ))}
      </Group>
      <Group title={t("groups.people")}>
        {found.people.map((person) => (
          <PersonRow key={person.account_id} person={person} />
        ))}
      </Group>
      <Group title={t("groups.payments")}>
        {found.payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </Group>
      <Group title={t("groups.organizers")}>
        {found.organizers.map(({ id, title }) => (
          <Row
            key={id}
            href={mayOpenRecords ? recordHref(id) : null}
            title={title}
            details={[t("number", { id })]}
          />
        ))}
      </Group>
      <Group title={t("groups.tours")}>
        {found.tours.map(({ id, title, slug, organizer }) => (
          <Row
            key={id}
            href={tourPath(slug)}
            title={title}
            details={[t("number", { id }), organizer]}
          />
        ))}
      </Group>
      <Group title={t("groups.certificates")}>
        {found.certificates.map(({ id, amount, balance, currency, is_paid: isPaid, ...rest }) => (
          <Row
            key={id}
            href={null}
            title={t("number", { id })}
            details={[
              isPaid
                ? t("balance", {
                    balance: money(balance, currency),
                    amount: money(amount, currency),
                  })
                : `${money(amount, currency)}, ${t("unpaid")}`,
              moment(rest.created_at),
            ]}
          />
        ))}
      </Group>
      <Group title={t("groups.requests")}>
        {found.requests.map(({ id, name, phone, email, created_at: at }) => (
          <Row
            key={id}
            href={null}
            title={name ? `${name}, ${t("number", { id })}` : t("number", { id })}
            details={[phone, email, moment(at)]}
          />
        ))}
      </Group>
    </>
  );
}
