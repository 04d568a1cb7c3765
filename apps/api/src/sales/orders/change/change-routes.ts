import {
  bookingOffersCall,
  changeBookingCall,
} from "@tropa/api-contract/sales/calls-booking-change";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../../config/context.ts";
import { serve } from "../../../server/serve.ts";
import { bookingOffers, changeBooking } from "./change-booking.ts";

/** Registers calls that change a booking's date or party. `now` is for tests. */
export function changeRoutes(
  server: FastifyInstance,
  context: ApiContext,
  now: () => Date = () => new Date(),
): void {
  serve(server, bookingOffersCall, ({ body: { uuid, id, party }, actor }) =>
    bookingOffers(context, { name: { uuid, id }, actor }, party, now()),
  );

  serve(server, changeBookingCall, ({ body, actor }) => {
    const { uuid, id } = body;
    return changeBooking(context, { name: { uuid, id }, actor }, body, now());
  });
}
