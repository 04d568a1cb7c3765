import { writeTime } from "@tropa/domain/time/write-time";
import { meetingLine } from "@tropa/domain/sales/meeting-line";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { formatDateRange } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Fact } from "@tropa/ui-kit/facts";
import { childrenText } from "../party-fields/party-texts.ts";
import type { BookingView } from "./shown-booking.ts";

type TripBooking = Pick<
  BookingView,
  | "start"
  | "end"
  | "start_time"
  | "cabin"
  | "adults"
  | "children"
  | "children_ages"
  | "meeting"
  | "organizer"
>;

interface TripFact extends Fact {
  value: string;
}

interface TripFacts {
  dates: TripFact;
  /** Absent if no cabin was chosen. */
  cabin?: TripFact;
  people: TripFact;
  meeting: TripFact;
  /** Includes the phone once the prepayment is made. */
  organizer: TripFact;
}

/** Dates, travellers, meeting point and organizer as text, the same on every page of a booking. */
export function useTripFacts(booking: TripBooking): TripFacts {
  const { t } = useTranslation("booking");
  const { t: party } = useTranslation("party");
  const { locale } = useStorefront();
  const { start, end, start_time: time, cabin, children, organizer } = booking;
  const { place, time: at } = booking.meeting;
  const dates = formatDateRange(start, end, locale, "full");
  const people = [
    t("card.adults", { count: booking.adults }),
    children > 0 &&
      (booking.children_ages
        ? childrenText(party, booking.children_ages)
        : t("card.children", { count: children })),
  ];
  const host = [organizer.name, organizer.phone && readablePhone(organizer.phone)];
  return {
    dates: {
      icon: "calendar",
      label: t("card.dates"),
      value: time ? t("card.datesAt", { dates, time: writeTime(time, locale) }) : dates,
    },
    ...(cabin && {
      cabin: {
        icon: "bed",
        label: t("card.cabin"),
        value: t(cabin.count > 1 ? "card.cabins" : "card.cabinOne", cabin),
      },
    }),
    people: { icon: "users", label: t("card.people"), value: people.filter(Boolean).join(", ") },
    meeting: {
      icon: "map-pin",
      label: t("card.meeting"),
      // The place is a text of its own and begins with a capital; the dates name the hour of a start already.
      value: meetingLine({ place, time: at === time ? null : at }, " · ", (hour) =>
        writeTime(hour, locale),
      ),
    },
    organizer: {
      icon: "user",
      label: t("card.organizer"),
      value: host.filter(Boolean).join(", "),
    },
  };
}
