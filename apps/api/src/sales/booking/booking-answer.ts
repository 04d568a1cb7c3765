import type { Booking, ListedBooking } from "@tropa/api-contract/sales/booking";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { may } from "@tropa/domain/people/permissions";
import type { Actor } from "@tropa/domain/people/permissions";
import { tourPathOf } from "@tropa/domain/discovery/tour-path";
import { pictureOf, pictureTemplate } from "../../discovery/catalogue/catalogue.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { maskContacts } from "../../conversation/chat/chat.ts";
import { isBooked, ownersOf } from "./booking-access.ts";
import { promisesAnswer } from "./booking-terms.ts";
import { meetingAnswer } from "./booking-meeting.ts";
import { chosenCabin, organizerName } from "./booking-values.ts";
import { actsOf, historyOf, organizerMessagesOf, readChangeNote } from "./booking-history-store.ts";
import type { BookingRecord } from "./booking-store.ts";
import { staffDiscount } from "./ledger/staff-discount.ts";

/** Returns a booking for a holder of its link, in their language (docs/product/people-and-rights.md#bookings). */
export async function bookingAnswer(
  client: Queryable,
  booking: BookingRecord,
  locale: Locale,
): Promise<Booking> {
  const [history, acts, messages] = await Promise.all([
    historyOf(client, booking.id),
    actsOf(client, booking.id),
    organizerMessagesOf(client, booking),
  ]);
  const title = localise(booking.tour_title, locale);
  return {
    id: booking.id,
    uuid: booking.uuid,
    status: booking.status,
    history: history.map(({ status, at }) => ({ status, at: at.toISOString() })),
    acts: acts.map(({ at, reason, note, amount }) => ({
      at: at.toISOString(),
      reason,
      amount,
      before: readChangeNote(note).before,
    })),
    hold_until: booking.hold_until?.toISOString() ?? null,
    first_name: booking.first_name,
    adults: booking.adults,
    children: booking.children,
    children_ages: booking.children_ages,
    start: booking.starts_on,
    end: booking.ends_on,
    start_time: booking.start_time,
    cabin: chosenCabin(booking, locale),
    tour: {
      id: booking.tour_id,
      title,
      slug: tourPathOf({ slug: booking.tour_slug, id: booking.tour_id }),
      image: pictureOf(booking.tour_image, title),
      location: localise(booking.city_name, locale),
      rating: booking.tour_rating,
      reviews_count: booking.reviews_count,
    },
    meeting: meetingAnswer(booking, locale),
    organizer: {
      id: booking.organizer_id,
      name: organizerName(booking, locale),
      photo: pictureTemplate(booking.organizer_photo),
      phone: isBooked(booking) ? booking.organizer_phone : null,
    },
    agreement: booking.agreement_version,
    currency: booking.currency,
    total: booking.total_minor,
    prepayment: booking.prepayment_minor,
    discount: { ...staffDiscount(booking), organizer: null },
    paid: booking.paid_minor,
    ledger: booking.ledger,
    promo: booking.promo && { code: booking.promo.code, off: booking.promo.off },
    organizer_note:
      booking.status === bookingStatuses.canceledByAuthor ? (history.at(-1)?.note ?? null) : null,
    organizer_messages: messages.map(({ text, at }) => ({
      text: isBooked(booking) ? text : maskContacts(text),
      at: at.toISOString(),
    })),
    ...promisesAnswer(booking),
    is_reviewed: booking.is_reviewed,
    created_at: booking.created_at.toISOString(),
  };
}

/** Returns a booking for one of its two sides; only the tourist gets its link. */
export async function listedBookingAnswer(
  client: Queryable,
  booking: BookingRecord,
  { actor, locale }: { actor: Actor; locale: Locale },
): Promise<ListedBooking> {
  const answer = await bookingAnswer(client, booking, locale);
  if (may(actor, "booking.readLink", ownersOf(booking))) return answer;
  return { ...answer, uuid: null, discount: staffDiscount(booking) };
}
