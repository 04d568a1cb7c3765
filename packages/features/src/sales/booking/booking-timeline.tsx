import { formatDateRange } from "@tropa/i18n/format";
import { Timeline } from "@tropa/ui-kit/timeline";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { LocalTime } from "../booking-parts/local-time.tsx";
import { stepsOf } from "../booking-data/shown-booking.ts";
import type { BookingStep, SeenBooking } from "../booking-data/shown-booking.ts";

/** What is still ahead is named, not reported. */
const titleOf = ({ key, state }: BookingStep) =>
  (key === "confirmed" || key === "prepaid") && state !== "done"
    ? (`steps.${key}Ahead` as const)
    : (`steps.${key}` as const);

/** The way of the booking, from the request to the trip. */
export function BookingTimeline({ booking }: { booking: SeenBooking }) {
  const { t } = useTranslation("booking");
  const { locale } = useStorefront();
  const text = ({ key, at, state }: BookingStep) => {
    if (key === "trip" && !at) return formatDateRange(booking.start, booking.end, locale, "full");
    if (at) return <LocalTime iso={at} />;
    return state === "current" ? t(`steps.${key}Now`) : undefined;
  };
  return (
    <Timeline
      steps={stepsOf(booking).map((step) => ({
        title: t(titleOf(step)),
        text: text(step),
        state: step.state,
      }))}
    />
  );
}
