import {
  bookingCall,
  bookingDatesCall,
  cancelBookingCall,
  chatBookingsCall,
  confirmBookingCall,
  declineBookingCall,
  myBookingsCall,
  myTripsCall,
} from "@tropa/api-contract/sales/calls-requests";
import { may } from "@tropa/domain/people/permissions";
import type { Locale } from "@tropa/domain/locale";
import type { FastifyInstance } from "fastify";
import { comingDates } from "../../discovery/tour/tour.ts";
import type { Catalogue } from "../../discovery/catalogue/catalogue.ts";
import { findChatOwners } from "../../conversation/chat/chat.ts";
import type { ApiContext } from "../../config/context.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { serve } from "../../server/serve.ts";
import {
  bookingAnswer,
  bookingFor,
  bookingOfPage,
  confirmBooking,
  countTrips,
  declineBooking,
  listBookings,
  listBookingsBetween,
  listTrips,
  listedBookingAnswer,
  ownersOf,
} from "../booking/booking.ts";
import { bookingRecordAnswer } from "./booking-record.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { cancelBookingAs } from "./cancel/cancel-booking.ts";

const pageLength = 20;
const tripsLength = 10;

/** Registers calls about bookings for their signed-in tourists, organizers and staff. */
export function requestRoutes(
  server: FastifyInstance,
  context: ApiContext,
  catalogue: Catalogue,
): void {
  const { pool } = context;

  serve(server, bookingCall, async ({ query, actor, caller: { locale } }) => {
    const booking = await bookingOfPage(pool, actor, query.id);
    return bookingRecordAnswer(context, pool, { booking, actor, locale });
  });

  serve(server, myBookingsCall, async ({ query, actor, caller: { locale } }) => {
    const found = await listBookings(pool, actor.accountId, {
      before: query.before ?? null,
      limit: pageLength + 1,
    });
    const shown = found.slice(0, pageLength);
    return {
      items: await Promise.all(
        shown.map((booking) => listedBookingAnswer(pool, booking, { actor, locale })),
      ),
      next_before: found.length > pageLength ? (shown.at(-1)?.id ?? null) : null,
    };
  });

  serve(server, myTripsCall, async ({ query, actor, caller: { locale } }) => {
    const { accountId } = actor;
    const [found, counts] = await Promise.all([
      listTrips(
        pool,
        { accountId, part: query.part },
        { after: query.after ?? null, limit: tripsLength + 1 },
      ),
      countTrips(pool, accountId),
    ]);
    const shown = found.slice(0, tripsLength);
    return {
      items: await Promise.all(
        shown.map(async (booking) => ({
          ...(await bookingAnswer(pool, booking, locale)),
          travellers_filled: booking.travellers_filled,
        })),
      ),
      next_after: found.length > tripsLength ? (shown.at(-1)?.id ?? null) : null,
      counts,
    };
  });

  serve(server, chatBookingsCall, async ({ query, actor, caller: { locale } }) => {
    const chat = orNotFound(await findChatOwners(pool, query.chat_id));
    if (!may(actor, "booking.read", { ...chat, by: "id" })) throw new ApiError("forbidden");
    const { touristId, organizerId } = chat;
    const found =
      touristId === null || organizerId === null
        ? []
        : await listBookingsBetween(pool, touristId, organizerId);
    return {
      items: await Promise.all(
        found.map((booking) => listedBookingAnswer(pool, booking, { actor, locale })),
      ),
    };
  });

  serve(server, bookingDatesCall, async ({ query, body, actor, caller }) => {
    const booking = await bookingFor(pool, actor, body.request_id);
    const variants = await comingDates(catalogue, booking.tour_id, caller);
    return {
      dates: variants.map(({ id, start, end, is_busy }) => ({ id, start, end, is_busy })),
      ...(query.with_variants === "1" && { variants }),
    };
  });

  const answer = async (id: number, actor: Actor, locale: Locale) =>
    bookingRecordAnswer(context, pool, {
      booking: await bookingFor(pool, actor, id),
      actor,
      locale,
    });

  serve(server, cancelBookingCall, async ({ body, actor, caller }) => {
    await cancelBookingAs(context, actor, body);
    return answer(body.id, actor, caller.locale);
  });

  serve(server, confirmBookingCall, async ({ body, actor, caller }) => {
    const booking = await bookingFor(pool, actor, body.id);
    if (!may(actor, "booking.confirm", ownersOf(booking))) throw new ApiError("forbidden");
    await confirmBooking(context, body.id, body.total, actor);
    return answer(body.id, actor, caller.locale);
  });
  serve(server, declineBookingCall, async ({ body, actor, caller }) => {
    const booking = await bookingFor(pool, actor, body.id);
    if (!may(actor, "booking.confirm", ownersOf(booking))) throw new ApiError("forbidden");
    await declineBooking(context, body.id, body.reason, actor);
    return answer(body.id, actor, caller.locale);
  });
}
