import { bookingPaperCall } from "@tropa/api-contract/sales/calls-booking-papers";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import type { PhotoSource } from "../../platform/pictures/photo-of.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { serve } from "../../server/serve.ts";
import { findBooking } from "../booking/booking.ts";
import { receiptOf, voucherOf } from "./papers.ts";

/** Registers a booking's papers for holders of its link, in the style of the booking's storefront. */
export function papersRoutes(
  server: FastifyInstance,
  context: ApiContext,
  photos: PhotoSource | null = null,
): void {
  const { pool, config } = context;

  serve(server, bookingPaperCall, async ({ query, caller, reply }) => {
    const locale = query.lang ?? caller.locale;
    const booking = orNotFound(await findBooking(pool, { uuid: query.uuid }));
    const reader = { storefront: config.storefronts.of(booking.storefront), locale };
    const bytes =
      query.paper === "voucher"
        ? await voucherOf(context, booking, reader, photos)
        : await receiptOf(context, booking, reader);
    void reply
      .header("content-disposition", `attachment; filename="${query.paper}-${booking.id}.pdf"`)
      .header("cache-control", "private, no-store")
      .header("x-content-type-options", "nosniff");
    return new Blob([new Uint8Array(bytes)], { type: "application/pdf" });
  });
}
