import type { BookingPaper } from "@tropa/api-contract/sales/calls-booking-papers";
import { bookingStatuses, isCanceled } from "@tropa/domain/sales/booking-status";
import { Button } from "@tropa/ui-kit/button";
import { Collapse } from "@tropa/ui-kit/collapse";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { BookingView } from "../booking-data/shown-booking.ts";
import styles from "./booking-screen.module.css";

/** Links to printable documents and a calendar file, for readers with the booking's link. They need no scripts. */
export function BookingPapers({ booking }: { booking: BookingView }) {
  const { t } = useTranslation("trips");
  const { locale } = useStorefront();
  const { uuid, receipts } = booking;
  const papers = papersOf(booking);
  if (uuid === null) return null;
  return (
    <Collapse summary={<h2>{t("papers.title")}</h2>}>
      <div className={styles.actions}>
        {papers.map((paper) => (
          <Button
            key={paper}
            variant="secondary"
            icon="download"
            href={`/spa/booking-paper?uuid=${uuid}&paper=${paper}&lang=${locale}`}
            download
          >
            {t(`papers.${paper}`)}
          </Button>
        ))}
        <Button
          variant="secondary"
          icon="calendar"
          href={`/spa/arrival.ics?uuid=${uuid}&lang=${locale}`}
          download
        >
          {t(isCanceled(booking.status) ? "papers.calendarCanceled" : "papers.calendar")}
        </Button>
      </div>
      {receipts.length > 0 && <p className={styles.muted}>{t("papers.text")}</p>}
    </Collapse>
  );
}

function papersOf({ status, receipts }: BookingView): BookingPaper[] {
  const isBooked =
    status === bookingStatuses.madePrepayment || status === bookingStatuses.tourComplete;
  return [
    ...(isBooked ? (["voucher"] as const) : []),
    ...(receipts.length > 0 ? (["receipt"] as const) : []),
  ];
}
