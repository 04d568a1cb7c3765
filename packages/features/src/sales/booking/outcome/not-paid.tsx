import { Button } from "@tropa/ui-kit/button";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { bookingPath, payPath, tourPath } from "../../../platform/links/paths.ts";
import { HoldClock } from "../../hold/hold-clock.tsx";
import { NoticeScreen } from "../../booking-parts/notice.tsx";
import type { ShownBooking } from "../../booking-data/shown-booking.ts";
import { TripLine } from "../../booking-parts/trip-line.tsx";

export interface NotPaidProps {
  /** The bank refused, the payer turned back, the time to pay is over without its word, or the booking itself is over. */
  words: "fail" | "unfinished" | "overdue" | "lost";
  booking: ShownBooking;
  onHoldEnd?: () => void;
}

/** A payment that did not come about: why, that nothing is lost, and how to go on. */
export function NotPaid({ words, booking, onHoldEnd }: NotPaidProps) {
  const { t } = useTranslation("booking");
  const isOver = words === "lost";
  return (
    <NoticeScreen
      tone="over"
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      actions={
        <>
          {words !== "overdue" && (
            <Button size="lg" href={isOver ? tourPath(booking.tour.slug) : payPath(booking.uuid)}>
              {t(isOver ? "actions.tourAgain" : "actions.tryAgain")}
            </Button>
          )}
          <Button size="lg" variant="secondary" href={bookingPath(booking.uuid)}>
            {t("actions.booking")}
          </Button>
        </>
      }
    >
      <TripLine booking={booking}>
        {booking.hold_until && (
          <HoldClock until={booking.hold_until} {...(onHoldEnd && { onEnd: onHoldEnd })} />
        )}
      </TripLine>
    </NoticeScreen>
  );
}
