import * as calls from "@tropa/api-contract/organizers/calls-organizer-bookings";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import {
  bookingBoard,
  guestBookings,
  guestChat,
  messageDeparture,
  messageGuest,
  organizerToday,
} from "./bookings.ts";

/** Registers calls for an organizer's bookings. */
export function guestBookingRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.organizerTodayCall, ({ actor, caller: { locale } }) =>
    organizerToday(context, { actor, locale }),
  );
  serve(server, calls.guestBookingsCall, ({ query, actor, caller: { locale } }) =>
    guestBookings(context, query, { actor, locale }),
  );
  serve(server, calls.bookingBoardCall, ({ query, actor, caller: { locale } }) =>
    bookingBoard(context, query, { actor, locale }),
  );
  serve(server, calls.guestChatCall, ({ body, actor }) => guestChat(context, actor, body.id));
  serve(server, calls.messageDepartureCall, ({ body, actor, idempotencyKey }) =>
    messageDeparture(context, actor, { dateId: body.date_id, text: body.text }, idempotencyKey),
  );
  serve(server, calls.messageGuestCall, ({ body, actor, idempotencyKey }) =>
    messageGuest(context, actor, { bookingId: body.id, text: body.text }, idempotencyKey),
  );
}
