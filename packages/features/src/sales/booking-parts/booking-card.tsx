import { formatDateRange } from "@tropa/i18n/format";
import { Facts } from "@tropa/ui-kit/facts";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import type { ReactNode } from "react";
import { childrenText } from "../../discovery/party/party-texts.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { tourPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { SeenBooking } from "../booking-data/shown-booking.ts";
import { meetingText } from "../booking-data/meeting-text.ts";
import styles from "./booking-card.module.css";

const pictureSizes = ["400x300", "800x600"] as const;

interface BookingCardProps {
  booking: SeenBooking;
  /** The picture stands beside the words where there is room, not above them. */
  isWide?: boolean;
  children?: ReactNode;
}

/** The trip itself: picture, when, who, where to meet. */
export function BookingCard({ booking, isWide = false, children }: BookingCardProps) {
  const { t } = useTranslation("booking");
  const { t: party } = useTranslation("party");
  const { locale } = useStorefront();
  const { tour, organizer } = booking;
  const dates = formatDateRange(booking.start, booking.end, locale, "full");
  const people = [
    t("card.adults", { count: booking.adults }),
    booking.children > 0 &&
      (booking.children_ages
        ? childrenText(party, booking.children_ages)
        : t("card.children", { count: booking.children })),
  ];
  const cabinText = (cabin: NonNullable<SeenBooking["cabin"]>) =>
    t(cabin.count > 1 ? "card.cabins" : "card.cabinOne", cabin);
  return (
    <article className={styles.root} data-wide={isWide || undefined}>
      <Picture
        className={styles.picture}
        template={tour.image.image}
        variants={pictureSizes}
        alt={tour.image.alt}
        width={4}
        height={3}
        sizes="(width >= 992px) 400px, 100vw"
        colour={tour.image.color}
        priority
      />
      <div className={styles.words}>
        <p className={styles.location}>{tour.location}</p>
        <h2>
          <Link href={tourPath(tour.slug)} variant="quiet">
            {tour.title}
          </Link>
        </h2>
        <Facts
          layout="list"
          items={[
            {
              icon: "calendar",
              label: t("card.dates"),
              value: booking.start_time
                ? t("card.datesAt", { dates, time: booking.start_time })
                : dates,
            },
            ...(booking.cabin
              ? [{ icon: "bed", label: t("card.cabin"), value: cabinText(booking.cabin) } as const]
              : []),
            { icon: "users", label: t("card.people"), value: people.filter(Boolean).join(", ") },
            {
              icon: "map-pin",
              label: t("card.meeting"),
              value: meetingText(booking.meeting),
            },
            { icon: "user", label: t("card.organizer"), value: organizer.name },
          ]}
        />
        {children}
      </div>
    </article>
  );
}
