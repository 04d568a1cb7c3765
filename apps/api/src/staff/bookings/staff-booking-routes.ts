import * as calls from "@tropa/api-contract/staff/calls-bookings";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import * as bookings from "./staff-booking.ts";

/** Registers the staff's page of a booking. */
export function staffBookingRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.staffBookingCall, ({ query, caller }) =>
    bookings.readStaffBooking(context, { id: query.id, locale: caller.locale }),
  );
  serve(server, calls.bookingContactsCall, ({ query }) =>
    bookings.bookingContacts(context, query.id),
  );
  serve(server, calls.addBookingNoteCall, ({ actor, body }) =>
    bookings.addBookingNote(context, actor, body),
  );
}
