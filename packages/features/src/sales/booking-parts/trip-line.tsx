import { writeTime } from "@tropa/domain/time/write-time";
import { formatDateRange } from "@tropa/i18n/format";
import { Picture } from "@tropa/ui-kit/picture";
import type { ReactNode } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { BookingView } from "../booking-data/shown-booking.ts";
import styles from "./trip-line.module.css";

const pictureSizes = ["400x300", "800x600"] as const;

/** A trip in three lines. */
export function TripLine({
  booking,
  people,
  isRow = false,
  children,
}: {
  booking: Pick<BookingView, "id" | "tour" | "start" | "end" | "start_time">;
  /** The travellers, on pages about paying. */
  people?: string;
  /** Full width, with state and links at the end of the line. */
  isRow?: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation("booking");
  const { locale } = useStorefront();
  const { tour } = booking;
  const dates = formatDateRange(booking.start, booking.end, locale, "full");
  return (
    <article
      className={styles.root}
      data-row={isRow || undefined}
      data-compact={people === undefined ? undefined : ""}
    >
      <Picture
        className={styles.picture}
        template={tour.image.image}
        variants={pictureSizes}
        alt=""
        width={4}
        height={3}
        sizes="160px"
        colour={tour.image.color}
      />
      <div className={styles.words}>
        <p className={styles.muted}>{t("number", { id: booking.id })}</p>
        <h2>{tour.title}</h2>
        <p>
          {booking.start_time
            ? t("card.datesAt", { dates, time: writeTime(booking.start_time, locale) })
            : dates}
        </p>
        {people !== undefined && <p>{people}</p>}
      </div>
      {children && <div className={styles.more}>{children}</div>}
    </article>
  );
}
