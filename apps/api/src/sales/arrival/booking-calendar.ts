import { todayIn } from "@tropa/domain/time/local-date";
import { fill } from "@tropa/domain/text/fill";
import { localise } from "@tropa/domain/locale";
import { bookingStatuses, isCanceled } from "@tropa/domain/sales/booking-status";
import { meetingLine } from "@tropa/domain/sales/meeting-line";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { calendarFile } from "../../discovery/tour/tour.ts";
import { storefrontLink } from "../../platform/storefronts/storefront.ts";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";
import { decisionOf, isBooked, meetingOf, organizerName, writeParty } from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";
import { arrivalTexts } from "./arrival-texts.ts";
import type { ArrivalTexts } from "./arrival-texts.ts";

/** A booking's status in the words of its page. */
function statusOf(booking: BookingRecord): keyof ArrivalTexts["status"] {
  const { status } = booking;
  if (status === bookingStatuses.canceledBySystem) return "expired";
  if (isCanceled(status)) return "canceled";
  if (status === bookingStatuses.tourComplete) return "complete";
  if (isBooked(booking)) {
    const { certainty } = decisionOf(booking, todayIn(booking.city.time_zone, new Date()));
    return certainty === "guaranteed" ? "made" : "gathering";
  }
  return status === bookingStatuses.pendingPrepayment ? "paying" : "confirming";
}

/** The description of the calendar entry, as plain text. */
function describe(
  booking: BookingRecord,
  travellers: readonly string[],
  { locale }: StorefrontReader,
): string[] {
  const texts = arrivalTexts(locale);
  const meeting = meetingOf(booking, locale);
  const list = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(", ");
  const organizerPhone = isBooked(booking) ? booking.organizer_phone : null;
  const contact = list([
    meeting.organizerNotes?.contact_name,
    meeting.phone !== null && meeting.phone !== organizerPhone
      ? readablePhone(meeting.phone)
      : null,
    meeting.organizerNotes?.contact_messenger,
  ]);
  return [
    fill(texts.booking, { id: booking.id, status: texts.status[statusOf(booking)] }),
    fill(texts.party, { party: [writeParty(booking, locale), ...travellers].join(", ") }),
    fill(texts.meet, { meeting: meetingLine(meeting) }),
    fill(texts.organizer, {
      organizer: list([
        organizerName(booking, locale),
        organizerPhone && readablePhone(organizerPhone),
      ]),
    }),
    contact && fill(texts.contact, { contact }),
    meeting.organizerNotes?.notes ?? "",
  ];
}

/**
 * Returns a booking as a calendar entry. Its uid never changes and its sequence increases with each change, so that a
 * newer file replaces an older one (RFC 5545, section 3.8.7.4).
 */
export function bookingCalendar(
  booking: BookingRecord,
  travellers: readonly string[],
  reader: StorefrontReader,
): string {
  const { storefront, locale } = reader;
  const meeting = meetingOf(booking, locale);
  const url = storefrontLink(
    reader,
    isBooked(booking) ? `/arrival/${booking.uuid}` : `/booking/uuid/${booking.uuid}`,
  );
  const sinceMade = booking.changed_at.getTime() - booking.created_at.getTime();
  return calendarFile({
    uid: `booking-${booking.id}@${new URL(storefront.address).hostname}`,
    madeAt: booking.changed_at,
    sequence: Math.ceil(sinceMade / 1000),
    start: booking.starts_on,
    end: booking.ends_on,
    time: meeting.time,
    hours: booking.duration_hours,
    title: localise(booking.tour_title, locale),
    text: [...describe(booking, travellers, reader), url].filter(Boolean).join("\n"),
    location: meeting.place || localise(booking.city_name, locale),
    lat: meeting.lat ?? booking.city.lat,
    lng: meeting.lng ?? booking.city.lng,
    url,
    status: isCanceled(booking.status)
      ? "CANCELLED"
      : isBooked(booking)
        ? "CONFIRMED"
        : "TENTATIVE",
  });
}
