import { organizerMeetData } from "@tropa/api-contract/organizers/calls-meeting-form";
import type { Booking } from "@tropa/api-contract/sales/booking";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { isBooked } from "./booking-access.ts";
import type { BookingRecord } from "./booking-store.ts";

/** Place, time and contacts of a meeting, shared by pages, printed papers, letters and calendar entries. */
export interface BookingMeeting {
  place: string;
  /** `HH:mm`, local time of the place; null if unknown. */
  time: string | null;
  lat: number | null;
  lng: number | null;
  /** Notes and contacts saved by the organizer; null before the prepayment or if none are saved. */
  organizerNotes: MeetingNotes | null;
  /** Phone of the person who meets the party, else of the organizer; null before the prepayment. */
  phone: string | null;
}

interface MeetingNotes {
  notes: string;
  contact_name: string;
  contact_messenger: string;
  emergency_phone: string;
}

type MeetingFacts = Pick<
  BookingRecord,
  "status" | "tour_id" | "start_time" | "meeting_points" | "meet_data" | "organizer_phone"
>;

/** Returns what the organizer has saved for the tour once the prepayment is made, else what the tour's page shows. */
export function meetingOf(booking: MeetingFacts, locale: Locale): BookingMeeting {
  const points = booking.meeting_points ?? {};
  const texts = Object.entries(points).map(([language, { text }]) => [language, text] as const);
  const point = points[locale] ?? Object.values(points)[0];
  const known = {
    place: localise(Object.fromEntries(texts), locale),
    time: booking.start_time,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
  };
  if (!isBooked(booking)) return { ...known, organizerNotes: null, phone: null };
  const saved = organizerMeetData.safeParse(booking.meet_data);
  if (!saved.success) return { ...known, organizerNotes: null, phone: booking.organizer_phone };
  const { tours, ...common } = saved.data;
  const own = tours.find((tour) => tour.tour_id === booking.tour_id);
  const place = own?.meeting_place || common.meeting_place;
  // The saved coordinates belong to the organizer's common meeting place, not to a tour's own.
  const isMarked = common.meeting_place !== "" && place === common.meeting_place;
  return {
    place: place || known.place,
    time: booking.start_time ?? (own?.meeting_time || common.meeting_time || null),
    lat: place === "" ? known.lat : isMarked ? common.lat : null,
    lng: place === "" ? known.lng : isMarked ? common.lng : null,
    organizerNotes: {
      notes: own?.notes || notesIn(common, locale),
      contact_name: common.contact_name,
      contact_messenger: common.contact_messenger,
      emergency_phone: common.emergency_phone,
    },
    phone: common.contact_phone || booking.organizer_phone,
  };
}

function notesIn(
  { notes, notes_en: english }: Record<"notes" | "notes_en", string>,
  locale: Locale,
) {
  return english ? localise({ ru: notes || english, en: english }, locale) : notes;
}

/** Returns the meeting as the API answers it, without the organizer's notes. */
export function meetingAnswer(booking: MeetingFacts, locale: Locale): Booking["meeting"] {
  const { place, time, lat, lng, phone } = meetingOf(booking, locale);
  return { place, time, lat, lng, phone };
}
