import { greetingName } from "@tropa/domain/people/full-name";
import { addDays, todayIn } from "@tropa/domain/time/local-date";
import { cashbackFor } from "@tropa/domain/sales/certificates/certificate";
import type { Config } from "../../config/config.ts";
import type { Client } from "../../platform/db/database.ts";
import { brandOf } from "../../platform/storefronts/storefront.ts";
import type { BookingRecord } from "../booking/booking.ts";
import { certificateTexts } from "./certificate-texts.ts";
import { addEntry, insertCertificate, markPaid } from "./certificate-store.ts";

type CompletedBooking = Pick<
  BookingRecord,
  "id" | "storefront" | "locale" | "currency" | "paid_minor" | "first_name" | "last_name" | "email"
>;

/**
 * Grants the cashback of a completed booking in the same transaction: a certificate whose letter is sent the next day.
 * Does nothing if the storefront gives none, nothing was paid, or no e-mail address is known.
 */
export async function grantCashback(
  client: Client,
  { storefronts }: Pick<Config, "storefronts">,
  booking: CompletedBooking,
  now: Date = new Date(),
): Promise<void> {
  const storefront = storefronts.of(booking.storefront);
  const { locale, email } = booking;
  const minor = cashbackFor(booking.paid_minor, storefront.cashback);
  if (minor === 0 || email === null) return;
  const id = await insertCertificate(client, {
    storefront: booking.storefront,
    locale,
    currency: booking.currency,
    amountMinor: minor,
    light: "day",
    wish: certificateTexts(locale).cashback,
    recipientName: greetingName(booking),
    recipientEmail: email,
    buyerName: brandOf({ storefront, locale }),
    buyerEmail: email,
    sendOn: addDays(todayIn(storefront.timeZone, now), 1),
    cashbackOf: booking.id,
  });
  await markPaid(client, id);
  await addEntry(client, id, { kind: "granted", minor });
}
