import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { todayIn } from "@tropa/domain/time/local-date";
import type { EvidencePaper } from "@tropa/domain/sales/dispute";
import type { ApiContext } from "../../config/context.ts";
import { legalTextOn } from "../../editorial/legal/legal.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { findBooking } from "../../sales/booking/booking.ts";
import type { BookingRecord } from "../../sales/booking/booking.ts";
import { receiptOf, voucherOf } from "../../sales/papers/papers.ts";
import { receiptsOf } from "../../sales/payments/payments.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { messagesOfBooking } from "./disputes-store.ts";

type Context = Pick<ApiContext, "pool">;

/** Returns the papers that a booking has. */
export async function papersOf(
  { pool }: Context,
  bookingId: number | null,
): Promise<EvidencePaper[]> {
  if (bookingId === null) return [];
  const [receipts, messages] = await Promise.all([
    receiptsOf(pool, bookingId),
    messagesOfBooking(pool, bookingId),
  ]);
  return [
    "voucher",
    ...(receipts.length > 0 ? ["receipt" as const] : []),
    "terms",
    ...(messages.length > 0 ? ["chat" as const] : []),
  ];
}

/** Prints a paper of a booking in the language of its tourist. Throws `conflict` where there is none. */
export async function printEvidence(
  context: ApiContext,
  bookingId: number | null,
  paper: EvidencePaper,
): Promise<{ name: string; bytes: Buffer }> {
  if (bookingId === null) throw new ApiError("conflict");
  const booking = orNotFound(await findBooking(context.pool, { id: bookingId }));
  const { locale } = booking;
  const reader = { storefront: context.config.storefronts.of(booking.storefront), locale };
  const named = (ending: string, bytes: Buffer) => ({
    name: `${paper}-${booking.id}.${ending}`,
    bytes,
  });
  switch (paper) {
    case "voucher":
      return named("pdf", await voucherOf(context, booking, reader, null, { withCode: false }));
    case "receipt":
      return named("pdf", await receiptOf(context, booking, reader));
    case "terms":
      return named("txt", Buffer.from(await termsText(context, booking, locale)));
    case "chat":
      return named("txt", Buffer.from(await chatText(context, booking.id)));
  }
}

/** The agreement that was in force on the day of the booking. */
async function termsText({ pool }: Context, booking: BookingRecord, locale: Locale) {
  const text = await legalTextOn(pool, "agreement", todayIn("UTC", booking.created_at));
  if (!text) throw new ApiError("conflict");
  return `${localise(text.title, locale)} (${text.version})\n\n${localise(text.body, locale)}\n`;
}

async function chatText({ pool }: Context, bookingId: number) {
  const messages = await messagesOfBooking(pool, bookingId);
  if (messages.length === 0) throw new ApiError("conflict");
  return messages.map(({ at, side, text }) => `${at.toISOString()} ${side}: ${text}\n`).join("\n");
}
