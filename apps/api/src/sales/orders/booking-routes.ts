import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { bookingByUuidCall, cancelByUuidCall } from "@tropa/api-contract/sales/calls-booking-link";
import type { LinkedBooking } from "@tropa/api-contract/sales/calls-booking-link";
import { todayIn } from "@tropa/domain/local-date";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import type { Caller } from "../../server/caller.ts";
import { serve } from "../../server/serve.ts";
import { requestRegion } from "../requests/requests.ts";
import { bookingAnswer, findBooking, newestRates } from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";
import { arrivalCodeOf } from "../arrival/arrival.ts";
import { receiptsOf } from "../payments/payments.ts";
import { existing } from "../../server/existing.ts";
import { cancelBookingByLink } from "./cancel-booking.ts";
import { submitOrder } from "./orders.ts";

/** `now` is for tests: which day it is decides which departures are in the future. */
export function bookingRoutes(
  server: FastifyInstance,
  context: ApiContext,
  now: () => Date = () => new Date(),
): void {
  serve(server, submitOrderCall, async ({ body, caller, actor, idempotencyKey }) => {
    const booking = await submitOrder(context, body, {
      accountId: actor?.accountId ?? null,
      caller,
      idempotencyKey,
      now: now(),
    });
    return {
      request_id: booking.id,
      uuid: booking.uuid,
      tourists_uuid: booking.tourists_uuid,
      status: booking.status,
      region: requestRegion({ phone: body.phone, city: body.city }),
    };
  });

  serve(server, bookingByUuidCall, async ({ query, caller }) => {
    const booking = existing(await findBooking(context.pool, { uuid: query.uuid }));
    return linkedAnswer(context, booking, caller);
  });

  serve(server, cancelByUuidCall, async ({ body, caller }) => {
    const { uuid, message, refund } = body;
    const booking = await cancelBookingByLink(context, {
      uuid,
      message: message || null,
      refundMinor: refund,
    });
    return linkedAnswer(context, booking, caller);
  });
}

/** A booking by its link, and what its money is in the reader's currency; without a rate it says nothing of that. */
async function linkedAnswer(
  { pool, config }: ApiContext,
  booking: BookingRecord,
  { locale, currency }: Pick<Caller, "locale" | "currency">,
): Promise<LinkedBooking> {
  const [answer, receipts, arrival_code] = await Promise.all([
    bookingAnswer(pool, booking, locale),
    receiptsOf(pool, booking.id),
    arrivalCodeOf(config, booking),
  ]);
  const rates =
    currency === booking.currency ? null : await newestRates(pool, todayIn("UTC", new Date()));
  const shown = rates && { currency, rate: rates[currency] / rates[booking.currency] };
  return { ...answer, receipts, shown, tourists_uuid: booking.tourists_uuid, arrival_code };
}
