import * as calls from "@tropa/api-contract/staff/calls-booking-acts";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../../config/context.ts";
import { serve } from "../../../server/serve.ts";
import { giveDiscount, previewDiscount } from "./discount.ts";
import { giveGoodwill, previewGoodwill } from "./goodwill.ts";
import { bookingStaff, handOverBooking } from "./hand-over.ts";
import { completeOutsideRefund, takeOutsidePayment } from "./outside-money.ts";
import { holdLonger } from "./prolong-hold.ts";
import { cancelForSide, previewCancel } from "./staff-cancel.ts";
import { changeForTourist, offersForStaff } from "./staff-change.ts";

const done = { success: true } as const;

/** Registers the calls by which staff change a booking and its money. */
export function staffActRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.goodwillPreviewCall, ({ query }) => previewGoodwill(context, query));
  serve(server, calls.giveGoodwillCall, async ({ actor, body, idempotencyKey }) => {
    await giveGoodwill(context, actor, body, idempotencyKey);
    return done;
  });
  serve(server, calls.staffBookingOffersCall, ({ actor, body }) =>
    offersForStaff(context, actor, body),
  );
  serve(server, calls.staffChangeBookingCall, async ({ actor, body, idempotencyKey }) => {
    await changeForTourist(context, actor, body, idempotencyKey);
    return done;
  });
  serve(server, calls.staffCancelPreviewCall, ({ query }) => previewCancel(context, query));
  serve(server, calls.staffCancelBookingCall, async ({ actor, body, idempotencyKey }) => {
    await cancelForSide(context, actor, body, idempotencyKey);
    return done;
  });
  serve(server, calls.prolongHoldCall, async ({ actor, body, idempotencyKey }) => {
    await holdLonger(context, actor, body, idempotencyKey);
    return done;
  });
  serve(server, calls.discountPreviewCall, ({ query }) => previewDiscount(context, query));
  serve(server, calls.giveDiscountCall, async ({ actor, body, idempotencyKey }) => {
    await giveDiscount(context, actor, body, idempotencyKey);
    return done;
  });
  serve(server, calls.takeOutsidePaymentCall, async ({ actor, body, idempotencyKey }) => {
    await takeOutsidePayment(context, actor, body, idempotencyKey);
    return done;
  });
  serve(server, calls.completeOutsideRefundCall, async ({ actor, body, idempotencyKey }) => {
    await completeOutsideRefund(context, actor, body, idempotencyKey);
    return done;
  });
  serve(server, calls.bookingStaffCall, () => bookingStaff(context));
  serve(server, calls.handOverBookingCall, async ({ actor, body, idempotencyKey }) => {
    await handOverBooking(context, actor, body, idempotencyKey);
    return done;
  });
}
