import { Facts } from "@tropa/ui-kit/facts";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import type { ReactNode } from "react";
import { tourPath } from "../../platform/links/paths.ts";
import type { BookingView } from "../booking-data/shown-booking.ts";
import { useTripFacts } from "../booking-data/trip-facts.ts";
import styles from "./booking-card.module.css";

const pictureSizes = ["400x300", "800x600"] as const;

interface BookingCardProps {
  booking: BookingView;
  /** Puts the picture beside the text if there is room, and says when and where in two lines. */
  isWide?: boolean;
  /** The state of the booking, above its name. */
  mark?: ReactNode;
  /** The page names the tour above: no title here, and a picture only on wide screens. */
  isNamedAbove?: boolean;
  children?: ReactNode;
}

/** A trip: picture, dates, travellers and meeting point. */
export function BookingCard({
  booking,
  isWide = false,
  mark,
  isNamedAbove = false,
  children,
}: BookingCardProps) {
  const { tour } = booking;
  const { dates, cabin, people, meeting, organizer } = useTripFacts(booking);
  return (
    <article
      className={styles.root}
      data-wide={isWide || undefined}
      data-named-above={isNamedAbove || undefined}
    >
      <Picture
        className={styles.picture}
        template={tour.image.image}
        variants={pictureSizes}
        alt={tour.image.alt}
        width={4}
        height={3}
        // The picture is cropped to a tall format, so request a larger one.
        sizes={`(width >= 992px) ${isWide ? 800 : 400}px, 100vw`}
        colour={tour.image.color}
        priority
      />
      <div className={styles.words}>
        {mark}
        <p className={styles.location}>{tour.location}</p>
        {!isNamedAbove && (
          <h2>
            <Link href={tourPath(tour.slug)} variant="quiet">
              {tour.title}
            </Link>
          </h2>
        )}
        {isWide ? (
          <ul className={styles.lines}>
            <li>
              <Icon name="calendar" size={20} />
              <span>{[dates.value, cabin?.value, people.value].filter(Boolean).join(" · ")}</span>
            </li>
            <li>
              <Icon name="map-pin" size={20} />
              <span className={styles.place}>{meeting.value}</span>
            </li>
          </ul>
        ) : (
          <Facts
            layout="list"
            items={[dates, ...(cabin ? [cabin] : []), people, meeting, organizer]}
          />
        )}
        {children}
      </div>
    </article>
  );
}
