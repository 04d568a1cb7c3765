import { fill } from "@tropa/domain/fill";
import { localise } from "@tropa/domain/locale";
import { isCanceled } from "@tropa/domain/sales/booking-status";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { calendarFile } from "../../discovery/tour/tour.ts";
import { storefrontLink } from "../../platform/storefronts/storefront.ts";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";
import { isBooked, meetingOf, organizerName } from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";
import { arrivalTexts } from "./arrival-texts.ts";

/** Excursions of old imports say no length. */
const usualHours = 2;

/**
 * A booking as a calendar entry. It has one name for as long as it lives, and its number rises with each change, so that
 * a newer file takes the place of an older one (RFC 5545, section 3.8.7.4).
 */
export function bookingCalendar(booking: BookingRecord, reader: StorefrontReader): string {
  const { storefront, locale } = reader;
  const texts = arrivalTexts(locale);
  const meeting = meetingOf(booking, locale);
  const url = storefrontLink(
    reader,
    isBooked(booking) ? `/arrival/${booking.uuid}` : `/booking/uuid/${booking.uuid}`,
  );
  const organizer = [organizerName(booking, locale), meeting.phone && readablePhone(meeting.phone)];
  const lines = [
    fill(texts.booking, { id: booking.id }),
    fill(texts.meet, {
      meeting: [meeting.time, meeting.place].filter(Boolean).join(", "),
    }),
    fill(texts.organizer, { organizer: organizer.filter(Boolean).join(", ") }),
    meeting.told?.notes,
    url,
  ];
  const sinceMade = booking.changed_at.getTime() - booking.created_at.getTime();
  return calendarFile({
    uid: `booking-${booking.id}@${new URL(storefront.address).hostname}`,
    madeAt: booking.changed_at,
    sequence: Math.ceil(sinceMade / 1000),
    start: booking.starts_on,
    end: booking.ends_on,
    // A trip of days is whole days: its hour stands in the text.
    time: booking.start_time,
    hours: booking.duration_hours || usualHours,
    title: localise(booking.tour_title, locale),
    text: lines.filter(Boolean).join("\n"),
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
