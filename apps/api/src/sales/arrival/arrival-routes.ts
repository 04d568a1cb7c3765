import {
  arrivalCalendarCall,
  arrivalCall,
  arrivalKeysCall,
  markArrivalCall,
  unmarkArrivalCall,
} from "@tropa/api-contract/sales/calls-arrival";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { serve } from "../../server/serve.ts";
import { findBooking } from "../booking/booking.ts";
import { arrivalKeys, arrivalOf, firstNames } from "./arrival.ts";
import { bookingCalendar } from "./booking-calendar.ts";
import { markArrival, unmarkArrival } from "./mark-arrival.ts";

/** Registers the calls about the day of arrival. */
export function arrivalRoutes(server: FastifyInstance, context: ApiContext): void {
  const { pool, config } = context;

  serve(server, arrivalCall, ({ query, caller: { locale } }) =>
    arrivalOf(context, query.uuid, locale),
  );

  serve(server, arrivalKeysCall, async () => ({ keys: await arrivalKeys(config) }));

  serve(server, markArrivalCall, ({ body, actor }) => markArrival(context, body, actor));

  serve(server, unmarkArrivalCall, ({ body, actor }) => unmarkArrival(context, body, actor));

  serve(server, arrivalCalendarCall, async ({ query, caller, reply }) => {
    const locale = query.lang ?? caller.locale;
    const booking = orNotFound(await findBooking(pool, { uuid: query.uuid }));
    const reader = { storefront: config.storefronts.of(booking.storefront), locale };
    const file = bookingCalendar(booking, await firstNames(context, booking, locale), reader);
    void reply
      .header("content-disposition", `attachment; filename="trip-${booking.id}.ics"`)
      .header("cache-control", "private, no-store")
      .header("x-content-type-options", "nosniff");
    return new Blob([file], { type: "text/calendar; charset=utf-8" });
  });
}
