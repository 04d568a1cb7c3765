import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { Suspense } from "react";
import { openSignIn } from "../../../people/sign-in/open-sign-in.ts";
import { useSession } from "../../../people/session/session.ts";
import { legalPath, organizerPagePath } from "../../../platform/links/paths.ts";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { BookingView } from "../../booking-data/shown-booking.ts";
import styles from "../booking-screen.module.css";

const OrganizerButton = lazyPart(
  "conversation",
  () => import("../../../conversation/ask/organizer-button.tsx"),
);

/** The organizer: phone after the prepayment, a chat for signed-in readers, and the agreed terms. */
export function OrganizerBlock({ booking }: { booking: BookingView }) {
  const { t } = useTranslation("trips");
  const { status, profile } = useSession();
  const { variant } = useStorefront();
  const { organizer, tour, agreement, uuid } = booking;
  return (
    <section className={styles.block} aria-labelledby="organizer">
      <h2 id="organizer">{t("organizer.title", { name: organizer.name })}</h2>
      {variant.features.organizersShown && (
        <p>
          <Link href={organizerPagePath(organizer.id)}>{t("organizer.page")}</Link>
        </p>
      )}
      {organizer.phone === null ? (
        // Cancelled bookings get no prepayment any more.
        booking.status < bookingStatuses.madePrepayment && (
          <p className={styles.muted}>{t("organizer.later")}</p>
        )
      ) : (
        <ul className={styles.contacts}>
          <li>
            <a href={`tel:${organizer.phone}`}>
              <Icon name="phone" size={20} />
              {readablePhone(organizer.phone)}
            </a>
          </li>
        </ul>
      )}
      {profile && profile.organizer_id !== organizer.id && (
        <Suspense>
          <OrganizerButton organizerId={organizer.id} tourId={tour.id} />
        </Suspense>
      )}
      {status === "visitor" && uuid !== null && (
        <div className={styles.actions}>
          <Button variant="secondary" icon="chat" onClick={() => openSignIn({ reason: "needed" })}>
            {t("organizer.write")}
          </Button>
        </div>
      )}
      {agreement !== null && (
        <p>
          <Link href={legalPath("agreement", agreement)}>{t("organizer.agreement")}</Link>
        </p>
      )}
    </section>
  );
}
