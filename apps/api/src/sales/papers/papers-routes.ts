import { todayIn } from "@tropa/domain/time/local-date";
import { greetingName } from "@tropa/domain/people/full-name";
import { bookingPaperCall } from "@tropa/api-contract/sales/calls-booking-papers";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { serve } from "../../server/serve.ts";
import { arrivalCodeOf } from "../arrival/arrival.ts";
import { findBooking, freeUntilText, termsOf } from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";
import { touristsInfo } from "../travellers/travellers.ts";
import { receiptsOf } from "../payments/payments.ts";
import { printReceipt } from "./receipt.ts";
import { printVoucher } from "./voucher.ts";

/** Registers a booking's papers for holders of its link, in the style of the booking's storefront. */
export function papersRoutes(server: FastifyInstance, context: ApiContext): void {
  const { pool, config } = context;

  serve(server, bookingPaperCall, async ({ query, caller, reply }) => {
    const locale = query.lang ?? caller.locale;
    const booking = orNotFound(await findBooking(pool, { uuid: query.uuid }));
    const reader = { storefront: config.storefronts.of(booking.storefront), locale };
    const bytes =
      query.paper === "voucher"
        ? await voucherOf(context, booking, reader)
        : await receiptOf(context, booking, reader);
    void reply
      .header("content-disposition", `attachment; filename="${query.paper}-${booking.id}.pdf"`)
      .header("cache-control", "private, no-store")
      .header("x-content-type-options", "nosniff");
    return new Blob([new Uint8Array(bytes)], { type: "application/pdf" });
  });
}

async function voucherOf(context: ApiContext, booking: BookingRecord, reader: StorefrontReader) {
  const [code, { tourists }] = await Promise.all([
    arrivalCodeOf(context.config, booking),
    touristsInfo(context, context.pool, booking, { view: "party", locale: reader.locale }),
  ]);
  if (code === null) throw new ApiError("conflict");
  const travellers = tourists.map(greetingName).filter(Boolean);
  const madeAt = new Date();
  const today = todayIn(booking.city.time_zone, madeAt);
  const terms = termsOf(booking, today);
  const freeUntil = freeUntilText(booking, terms, today, reader.locale) || null;
  return printVoucher({ booking, code, travellers, freeUntil, madeAt }, reader);
}

async function receiptOf({ pool }: ApiContext, booking: BookingRecord, reader: StorefrontReader) {
  const receipts = await receiptsOf(pool, booking.id);
  if (receipts.length === 0) throw new ApiError("conflict");
  return printReceipt({ booking, receipts, madeAt: new Date() }, reader);
}
