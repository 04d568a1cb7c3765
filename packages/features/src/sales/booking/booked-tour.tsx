import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { tourPath } from "../../platform/links/paths.ts";
import type { BookingView } from "../booking-data/shown-booking.ts";
import { useTripFacts } from "../booking-data/trip-facts.ts";
import styles from "./booked-tour.module.css";

/** What is booked. On narrow screens also when and where, because the trip's card is far below there. */
export function BookedTour({ booking }: { booking: BookingView }) {
  const { tour } = booking;
  const { dates, meeting } = useTripFacts(booking);
  return (
    <div className={styles.root}>
      <Picture
        className={styles.picture}
        template={tour.image.image}
        variants={["96x96", "160x160"]}
        alt=""
        width={1}
        height={1}
        sizes="64px"
        colour={tour.image.color}
      />
      <div>
        <h1>
          <Link href={tourPath(tour.slug)} variant="quiet">
            {tour.title}
          </Link>
        </h1>
        <p className={styles.fact}>{dates.value}</p>
        <p className={styles.fact} data-place="">
          {meeting.value}
        </p>
      </div>
    </div>
  );
}
