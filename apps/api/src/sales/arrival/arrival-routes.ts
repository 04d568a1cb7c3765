import {
  arrivalCalendarCall,
  arrivalCall,
  arrivalKeysCall,
  markArrivalCall,
} from "@tropa/api-contract/sales/calls-arrival";
import { localise } from "@tropa/domain/locale";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { calendarFile } from "../../discovery/tour/tour.ts";
import { storefrontLink } from "../../platform/storefronts/storefront.ts";
import { existing } from "../../server/existing.ts";
import { serve } from "../../server/serve.ts";
import { findBooking } from "../booking/booking.ts";
import { arrivalKeys, arrivalOf, markArrival, meetingOf } from "./arrival.ts";

/** The calls about the day of arrival. */
export function arrivalRoutes(server: FastifyInstance, context: ApiContext): void {
  const { pool, config } = context;

  serve(server, arrivalCall, ({ query, caller: { locale } }) =>
    arrivalOf(context, query.uuid, locale),
  );

  serve(server, arrivalKeysCall, async () => ({ keys: await arrivalKeys(config) }));

  serve(server, markArrivalCall, ({ body, actor }) => markArrival(context, body, actor));

  serve(server, arrivalCalendarCall, async ({ query, caller, reply }) => {
    const locale = query.lang ?? caller.locale;
    const booking = existing(await findBooking(pool, { uuid: query.uuid }));
    const meeting = await meetingOf(context, booking);
    const storefront = config.storefronts.of(booking.storefront);
    const url = storefrontLink({ storefront, locale }, `/arrival/${booking.uuid}`);
    const lines = [meeting?.notes, meeting?.contact_phone, url];
    const file = calendarFile({
      uid: `booking-${booking.id}@${new URL(storefront.address).hostname}`,
      madeAt: new Date(),
      start: booking.starts_on,
      end: booking.ends_on,
      // Days of a trip are whole; where one is met at a time, it stands in the place.
      time: booking.start_time,
      hours: 2,
      title: localise(booking.tour_title, locale),
      text: lines.filter(Boolean).join("\n"),
      location: [meeting?.time, meeting?.place || localise(booking.city_name, locale)]
        .filter(Boolean)
        .join(", "),
      lat: meeting?.lat ?? booking.city.lat,
      lng: meeting?.lng ?? booking.city.lng,
      url,
      isTentative: meeting === null,
    });
    void reply
      .header("content-disposition", `attachment; filename="trip-${booking.id}.ics"`)
      .header("cache-control", "private, no-store")
      .header("x-content-type-options", "nosniff");
    return new Blob([file], { type: "text/calendar; charset=utf-8" });
  });
}
