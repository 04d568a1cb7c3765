import { greetingName } from "@tropa/domain/people/full-name";
import type { Arrival } from "@tropa/api-contract/sales/calls-arrival";
import type { Locale } from "@tropa/domain/locale";
import type { Config } from "../../config/config.ts";
import type { ApiContext } from "../../config/context.ts";
import { publicMeetingFiles } from "../meeting-files/meeting-files.ts";
import { fileAnswer } from "../../platform/files/file-links.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { bookingAnswer, findBooking, isBooked, meetingOf } from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";
import { touristsInfo } from "../travellers/travellers.ts";
import { arrivalKeys, signCode } from "./arrival-key.ts";

export { arrivalKeys } from "./arrival-key.ts";

/** Returns the content of a booking's QR code; null until the prepayment is paid. */
export async function arrivalCodeOf(
  config: Pick<Config, "signingKey" | "arrivalKey">,
  booking: BookingRecord,
): Promise<string | null> {
  if (!isBooked(booking)) return null;
  return signCode(config, {
    bookingId: booking.id,
    organizerId: booking.organizer_id,
    dateId: booking.tour_date_id,
    start: booking.starts_on,
    seats: booking.seats,
    firstName: booking.first_name,
  });
}

/** The organizer's notes for the party; null until the prepayment is paid, or if there are none. */
async function notesOf(
  { pool, config }: Pick<ApiContext, "pool" | "config">,
  booking: BookingRecord,
  locale: Locale,
): Promise<Arrival["meeting"]> {
  const { organizerNotes } = meetingOf(booking, locale);
  if (!organizerNotes) return null;
  const files = await publicMeetingFiles(pool, booking.organizer_id);
  return {
    ...organizerNotes,
    files: files.map((file) => {
      const { name, byte_size, url } = fileAnswer(config, file);
      return { name, byte_size, url };
    }),
  };
}

/** First names of the filled-in travellers, for a holder of the booking's link. */
export async function firstNames(
  context: Pick<ApiContext, "pool" | "config">,
  booking: BookingRecord,
  locale: Locale,
): Promise<string[]> {
  const { tourists } = await touristsInfo(context, context.pool, booking, {
    view: "party",
    locale,
  });
  return tourists.map(greetingName);
}

/** Returns the arrival page for a holder of the booking's link. Throws `not_found` for an unknown link. */
export async function arrivalOf(
  context: Pick<ApiContext, "pool" | "config">,
  uuid: string,
  locale: Locale,
): Promise<Arrival> {
  const { pool, config } = context;
  const booking = orNotFound(await findBooking(pool, { uuid }));
  const [answer, meeting, code, keys, travellers] = await Promise.all([
    bookingAnswer(pool, booking, locale),
    notesOf(context, booking, locale),
    arrivalCodeOf(config, booking),
    arrivalKeys(config),
    touristsInfo(context, pool, booking, { view: "party", locale }),
  ]);
  return {
    booking: answer,
    travellers: travellers.tourists.map(greetingName),
    meeting,
    tickets: travellers.tickets,
    code,
    keys,
  };
}
