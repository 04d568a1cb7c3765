import type { Arrival, markArrivalCall } from "@tropa/api-contract/sales/calls-arrival";
import type { AnswerOf, ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import { readArrivalCode } from "@tropa/domain/sales/arrival-code";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { may } from "@tropa/domain/people/permissions";
import type { Locale } from "@tropa/domain/locale";
import type { Config } from "../../config/config.ts";
import type { ApiContext } from "../../config/context.ts";
import { meetingOfTour } from "../../organizers/meetings/meetings.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { fileAnswer } from "../../platform/files/file-links.ts";
import { existing } from "../../server/existing.ts";
import { bookingAnswer, findBooking, lockBooking, ownersOf } from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";
import { touristsInfo } from "../travellers/travellers.ts";
import { arrivalKeys, signCode } from "./arrival-key.ts";
import { findMark, insertMark } from "./arrival-store.ts";

export { arrivalKeys } from "./arrival-key.ts";

/** Money has come and nobody has cancelled: the party is expected. */
const isExpected = ({ status }: Pick<BookingRecord, "status">): boolean =>
  status === bookingStatuses.madePrepayment || status === bookingStatuses.tourComplete;

/** What the QR code of a booking says; null until money has come. */
export async function arrivalCodeOf(
  config: Pick<Config, "signingKey" | "arrivalKey">,
  booking: BookingRecord,
): Promise<string | null> {
  if (!isExpected(booking)) return null;
  return signCode(config, {
    bookingId: booking.id,
    organizerId: booking.organizer_id,
    dateId: booking.tour_date_id,
    start: booking.starts_on,
    seats: booking.seats,
    firstName: booking.first_name,
  });
}

/** How a party is met; null until money has come, and where its organizer has said nothing. */
export async function meetingOf(
  { pool, config }: Pick<ApiContext, "pool" | "config">,
  booking: BookingRecord,
): Promise<Arrival["meeting"]> {
  if (!isExpected(booking)) return null;
  const { organizer_id: organizerId, tour_id: tourId } = booking;
  const data = await meetingOfTour(pool, { organizerId, tourId });
  if (!data) return null;
  const { meeting_place: place, meeting_time: time, files, ...rest } = data;
  return {
    place,
    time,
    ...rest,
    files: files.map((file) => {
      const { name, byte_size, url } = fileAnswer(config, file);
      return { name, byte_size, url };
    }),
  };
}

/** The day of arrival, for whoever holds the booking's link; `not_found` for any other. */
export async function arrivalOf(
  context: Pick<ApiContext, "pool" | "config">,
  uuid: string,
  locale: Locale,
): Promise<Arrival> {
  const { pool, config } = context;
  const booking = existing(await findBooking(pool, { uuid }));
  const [answer, meeting, code, keys, travellers] = await Promise.all([
    bookingAnswer(pool, booking, locale),
    meetingOf(context, booking),
    arrivalCodeOf(config, booking),
    arrivalKeys(config),
    touristsInfo(context, pool, booking, { view: "party", locale }),
  ]);
  return {
    booking: answer,
    travellers: travellers.tourists.map((tourist) => tourist.first_name),
    meeting,
    tickets: travellers.tickets,
    code,
    keys,
  };
}

/**
 * Notes that a party has come. The first scan stays: whoever scans again hears when and by whom it was. The same scan,
 * sent again by a queue that got no answer, is no second one.
 */
export async function markArrival(
  { pool, config }: ApiContext,
  body: ReadBodyOf<typeof markArrivalCall>,
  actor: Actor,
): Promise<AnswerOf<typeof markArrivalCall>> {
  const { code, booking_id: number = 0 } = body;
  const facts = code === undefined ? null : await readArrivalCode(code, await arrivalKeys(config));
  if (code !== undefined && !facts) throw fieldError("code", "incorrect");
  return inTransaction(pool, async (client) => {
    const booking = existing(await lockBooking(client, { id: facts?.bookingId ?? number }));
    // A code that is signed is no guess; a number may be, and must not tell which bookings there are.
    if (!may(actor, "arrival.mark", ownersOf(booking)))
      throw new ApiError(facts ? "forbidden" : "not_found");
    const hasMoved = facts !== null && booking.tour_date_id !== facts.dateId;
    if (!isExpected(booking) || hasMoved) throw new ApiError("conflict");
    await recordAct(client, actor, "markArrival", ["booking", booking.id]);
    await insertMark(client, {
      bookingId: booking.id,
      scan: body.scan,
      scannedAt: body.scanned_at,
      accountId: actor.accountId,
    });
    const mark = existing(await findMark(client, booking.id));
    return {
      booking_id: booking.id,
      first_name: booking.first_name,
      seats: booking.seats,
      start: booking.starts_on,
      is_repeated: mark.scan !== body.scan,
      marked: { at: mark.scanned_at.toISOString(), by: mark.marked_by },
    };
  });
}
