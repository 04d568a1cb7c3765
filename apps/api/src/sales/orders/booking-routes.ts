import { checkPromoCall, submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { bookingByUuidCall, cancelByUuidCall } from "@tropa/api-contract/sales/calls-booking-link";
import { payByCertificateCall } from "@tropa/api-contract/sales/calls-certificates";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import { requestRegion } from "../requests/requests.ts";
import { findBooking } from "../booking/booking.ts";
import { findCertificateByTypedCode, payByCertificate } from "../payments/payments.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { cancelBookingByLink } from "./cancel/cancel-booking.ts";
import { linkedAnswer } from "./linked-answer.ts";
import { checkPromo, submitOrder } from "./orders.ts";

/** Registers order and booking calls. `now` is for tests: it decides which departures are in the future. */
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

  serve(server, checkPromoCall, async ({ body, caller }) => {
    const { code, terms } = await checkPromo(context, body, { caller, now: now() });
    return { code, terms };
  });

  serve(server, bookingByUuidCall, async ({ query, caller }) => {
    const booking = orNotFound(await findBooking(context.pool, { uuid: query.uuid }));
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

  serve(server, payByCertificateCall, async ({ body, caller, idempotencyKey }) => {
    // Codes are accepted only for an existing booking.
    orNotFound(await findBooking(context.pool, { uuid: body.uuid }));
    await findCertificateByTypedCode(context, body.code, caller);
    const how = { idempotencyKey, now: now() };
    return linkedAnswer(context, await payByCertificate(context, body, how), caller);
  });
}
