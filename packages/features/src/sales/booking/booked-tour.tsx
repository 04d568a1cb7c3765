import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { tourPath } from "../../platform/links/paths.ts";
import type { BookingView } from "../booking-data/shown-booking.ts";
import { useTripFacts } from "../booking-data/trip-facts.ts";
import styles from "./booked-tour.module.css";

/** What is booked. On narrow screens also when and where, because the trip's card is far below there. */
export function BookedTour({
  booking,
  headingLevel,
}: {
  booking: BookingView;
  headingLevel: 1 | 2;
}) {
  const { tour } = booking;
  const { dates, meeting } = useTripFacts(booking);
  const Heading = `h${headingLevel}` as const;
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
        <Heading>
          <Link href={tourPath(tour.slug)} variant="quiet">
            {tour.title}
          </Link>
        </Heading>
        <p className={styles.fact}>{dates.value}</p>
        <p className={styles.fact} data-place="">
          {meeting.value}
        </p>
      </div>
    </div>
  );
}
