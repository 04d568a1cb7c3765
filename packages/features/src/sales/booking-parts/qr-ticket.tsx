import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { QrCode } from "@tropa/ui-kit/qr-code";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { arrivalPath, bookingPath, tripPath } from "../../platform/links/paths.ts";
import { brandName } from "@tropa/domain/storefront/variant-config";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { phaseOf } from "../booking-data/shown-booking.ts";
import { useTripFacts } from "../booking-data/trip-facts.ts";
import type { BookingView } from "../booking-data/shown-booking.ts";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import styles from "./qr-ticket.module.css";

interface QrTicketProps {
  booking: Omit<BookingView, "side">;
  /** Inside a page with its own title. */
  isTitled?: boolean;
}

/** A printable ticket: the QR code to show at the meeting point, and how to get there. */
export function QrTicket({ booking, isTitled = false }: QrTicketProps) {
  const { t } = useTranslation("booking");
  const { locale, variant } = useStorefront();
  const isHydrated = useIsHydrated();
  const { tour } = booking;
  const { phase, tone } = phaseOf(booking);
  const path = booking.uuid === null ? tripPath(booking.id) : bookingPath(booking.uuid);
  const { dates, cabin, people, meeting, organizer } = useTripFacts(booking);
  const facts = [
    ...(cabin ? [cabin] : []),
    { ...people, value: `${booking.first_name}: ${people.value}` },
    meeting,
    organizer,
  ];
  return (
    <>
      <div className={styles.tools} data-titled={isTitled || undefined}>
        <Link href={path} variant="quiet" className={styles.back}>
          <Icon name="arrow-left" size={20} />
          {t("back")}
        </Link>
        {/* Printing needs scripts. */}
        {isHydrated && (
          <Button variant="secondary" size="sm" icon="download" onClick={() => window.print()}>
            {t("qr.print")}
          </Button>
        )}
      </div>
      {!isTitled && <h1 className={styles.title}>{t("qr.title")}</h1>}
      <article className={styles.ticket} data-tone={tone}>
        <header className={styles.head}>
          <p className={styles.brand}>{brandName(variant, locale)}</p>
          <h2>{tour.title}</h2>
          <p>{dates.value}</p>
          {(tone !== "good" || phase === "gathering") && (
            <p className={styles.status}>{t(`phase.${phase}.title`)}</p>
          )}
        </header>
        {booking.arrival_code === null ? (
          <p className={styles.hint}>{t("qr.none")}</p>
        ) : (
          <>
            <QrCode
              className={styles.qr}
              value={booking.arrival_code}
              label={t("qr.label", { id: booking.id })}
              size={320}
            />
            <p className={styles.hint}>{t("qr.text")}</p>
          </>
        )}
        <p className={styles.number}>{t("number", { id: booking.id })}</p>
        <div className={styles.stub}>
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {booking.arrival_code !== null && booking.uuid !== null && (
            <p>
              <Link href={arrivalPath(booking.uuid)}>{t("qr.arrival")}</Link>
            </p>
          )}
        </div>
      </article>
    </>
  );
}
