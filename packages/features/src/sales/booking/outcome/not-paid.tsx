import { Button } from "@tropa/ui-kit/button";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { bookingPath, payPath, tourPath } from "../../../platform/links/paths.ts";
import { HoldClock } from "../../hold/hold-clock.tsx";
import { NoticeScreen } from "../../booking-parts/notice.tsx";
import type { ShownBooking } from "../../booking-data/shown-booking.ts";
import { TripLine } from "../../booking-parts/trip-line.tsx";

export interface NotPaidProps {
  /**
   * `fail`: the bank refused; `unfinished`: the payer stopped; `overdue`: the time ran out without the bank's answer;
   * `lost`: the booking is over.
   */
  reason: "fail" | "unfinished" | "overdue" | "lost";
  booking: ShownBooking;
  onHoldEnd?: () => void;
}

/** Explains a failed payment and how to continue. */
export function NotPaid({ reason, booking, onHoldEnd }: NotPaidProps) {
  const { t } = useTranslation("booking");
  const isOver = reason === "lost";
  return (
    <NoticeScreen
      tone="over"
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
      actions={
        <>
          {reason !== "overdue" && (
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
