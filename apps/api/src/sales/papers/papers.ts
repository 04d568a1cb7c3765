import { greetingName } from "@tropa/domain/people/full-name";
import { todayIn } from "@tropa/domain/time/local-date";
import sharp from "sharp";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { photoOf } from "../../platform/pictures/photo-of.ts";
import type { PhotoSource } from "../../platform/pictures/photo-of.ts";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";
import { arrivalCodeOf } from "../arrival/arrival.ts";
import { freeUntilText, termsOf } from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";
import { receiptsOf } from "../payments/payments.ts";
import { touristsInfo } from "../travellers/travellers.ts";
import { printReceipt } from "./receipt.ts";
import { printVoucher } from "./voucher.ts";

/** Prints a booking's voucher; without the code and the link where somebody else than the tourist reads it. */
export async function voucherOf(
  context: ApiContext,
  booking: BookingRecord,
  reader: StorefrontReader,
  photos: PhotoSource | null,
  { withCode = true }: { withCode?: boolean } = {},
): Promise<Buffer> {
  const [code, picture, { tourists }] = await Promise.all([
    arrivalCodeOf(context.config, booking),
    photos && squareOf(booking.tour_image, photos),
    touristsInfo(context, context.pool, booking, { view: "party", locale: reader.locale }),
  ]);
  if (withCode && code === null) throw new ApiError("conflict");
  const travellers = tourists.map(greetingName).filter(Boolean);
  const madeAt = new Date();
  const today = todayIn(booking.city.time_zone, madeAt);
  const terms = termsOf(booking, today);
  const freeUntil = freeUntilText(booking, terms, today, reader.locale) || null;
  return printVoucher(
    { booking, picture, code: withCode ? code : null, travellers, freeUntil, madeAt },
    reader,
  );
}

/** A square of a photo for the paper, as JPEG; null if the picture cannot be read. */
async function squareOf(template: string, photos: PhotoSource): Promise<Buffer | null> {
  const photo = await photoOf(template, photos);
  if (photo === null) return null;
  return sharp(photo, { limitInputPixels: 50_000_000 })
    .resize(420, 420, { fit: "cover", position: "attention" })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 82 })
    .toBuffer()
    .catch(() => null);
}

/** Prints what was paid for a booking. Throws `conflict` if nothing was. */
export async function receiptOf(
  { pool }: ApiContext,
  booking: BookingRecord,
  reader: StorefrontReader,
): Promise<Buffer> {
  const receipts = await receiptsOf(pool, booking.id);
  if (receipts.length === 0) throw new ApiError("conflict");
  return printReceipt({ booking, receipts, madeAt: new Date() }, reader);
}
