import { addDays } from "@tropa/domain/time/local-date";
import { isLocale } from "@tropa/domain/locale";
import { codeEnding, makeCertificateCode } from "@tropa/domain/sales/certificates/certificate-code";
import { readTable } from "@tropa/geography/notation/table";
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { PoolClient } from "pg";
import { dataFolder } from "../data/data-folder.ts";
import type { DemoOptions } from "./demo-options.ts";

/** Code of a demo certificate, public like the demo's passwords; real ones are random. */
export const demoCertificateCode = (name: string): string =>
  makeCertificateCode(createHash("sha256").update(`demo certificate ${name}`).digest());

/** `send_in` is in days from today, `amount` in major units, `fate` the certificate's state. */
const gifts = readTable(
  join(dataFolder, "certificates.csv"),
  ["name", "locale", "amount", "light", "wish", "recipient", "buyer", "send_in", "fate"],
  { optional: ["wish", "recipient"] },
).map(({ locale, amount, send_in, ...gift }) => {
  if (!isLocale(locale)) throw new Error(`No such language: ${locale}`);
  return { ...gift, locale, amount: Number(amount), sendIn: Number(send_in) };
});
type Gift = (typeof gifts)[number];

/** Loads certificates of both storefronts in every state; some have paid for demo bookings, one of them in part. */
export async function loadCertificates(client: PoolClient, options: DemoOptions): Promise<void> {
  for (const gift of gifts) await insertGift(client, options, gift);
}

async function insertGift(
  client: PoolClient,
  { today, storefronts }: DemoOptions,
  gift: Gift,
): Promise<void> {
  const storefront = storefronts.of(storefronts.speaking(gift.locale).id);
  const { id: storefrontId } = storefronts.speaking(gift.locale);
  const amount = gift.amount * 100;
  const isPaid = gift.fate !== "unpaid";
  const isSent = isPaid && gift.fate !== "waiting";
  const boughtAt = `${addDays(today, Math.min(gift.sendIn, 0) - 1)}T10:00:00Z`;
  const code = demoCertificateCode(gift.name);
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO certificate (storefront, locale, currency, amount_minor, light, wish, recipient_name, buyer_name,
                              buyer_email, recipient_email, send_on, code_hash, code_ending, paid_at, sent_at, valid_until,
                              refunded_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'buyer@tropa.example', 'gift@tropa.example', $9, $10, $11, $12, $13, $14,
             $15, $16) RETURNING id`,
    [
      storefrontId,
      gift.locale,
      storefront.chargeCurrency,
      amount,
      gift.light,
      gift.wish,
      gift.recipient,
      gift.buyer,
      addDays(today, gift.sendIn),
      isSent ? createHash("sha256").update(code).digest() : null,
      isSent ? codeEnding(code) : null,
      isPaid ? boughtAt : null,
      isSent ? `${addDays(today, gift.sendIn)}T09:00:00Z` : null,
      isSent ? addDays(today, gift.sendIn + 365) : null,
      gift.fate === "refunded" ? `${addDays(today, gift.sendIn + 3)}T10:00:00Z` : null,
      boughtAt,
    ],
  );
  const [row] = rows;
  if (!row || !isPaid) return;
  const bought = await insertPayment(client, row.id, {
    amount,
    currency: storefront.chargeCurrency,
    site: storefront.address,
    at: boughtAt,
  });
  await insertEntry(client, row.id, { kind: "bought", amount, payment: bought, at: boughtAt });
  if (gift.fate === "over")
    await insertEntry(client, row.id, {
      kind: "expired",
      amount: -amount,
      payment: null,
      at: `${addDays(today, gift.sendIn + 366)}T01:00:00Z`,
    });
  if (gift.fate === "refunded") {
    const at = `${addDays(today, gift.sendIn + 3)}T10:00:00Z`;
    await insertEntry(client, row.id, { kind: "refunded", amount: -amount, payment: null, at });
    await client.query(
      `INSERT INTO refund (payment_id, amount_minor, currency, reason, status, executed_at, tries, created_at)
       VALUES ($1, $2, $3, 'certificate_returned', 'done', $4, 1, $4)`,
      [bought, amount, storefront.chargeCurrency, at],
    );
  }
  if (gift.fate === "halfSpent") await spend(client, row.id, amount / 2);
  if (gift.fate === "spent") await spend(client, row.id, amount);
}

async function insertPayment(
  client: PoolClient,
  certificateId: number,
  payment: { amount: number; currency: string; site: string; at: string },
): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO payment (certificate_id, provider, kind, method, status, amount_minor, currency, provider_ref,
                          return_url, fail_url, created_at, settled_at)
     VALUES ($1::integer, 5, 'full', 'card', 2, $2, $3, 'sandbox-certificate-' || $1::text, $4, $4, $5, $5) RETURNING id`,
    [certificateId, payment.amount, payment.currency, payment.site, payment.at],
  );
  return rows[0]?.id ?? null;
}

async function insertEntry(
  client: PoolClient,
  certificateId: number,
  entry: { kind: string; amount: number; payment: number | null; at: string },
): Promise<void> {
  await client.query(
    "INSERT INTO certificate_entry (certificate_id, kind, amount_minor, payment_id, at) VALUES ($1, $2, $3, $4, $5)",
    [certificateId, entry.kind, entry.amount, entry.payment, entry.at],
  );
}

/** Turns part of a fully paid booking's money into a certificate payment. */
async function spend(client: PoolClient, certificateId: number, amount: number): Promise<void> {
  const { rows } = await client.query<{ id: number; at: Date }>(
    `INSERT INTO payment (booking_id, provider, kind, method, status, amount_minor, currency, return_url, fail_url,
                          created_at, settled_at)
     SELECT booking_id, 6, kind, 'certificate', 2, $2, payment.currency, return_url, fail_url, payment.created_at,
            settled_at
       FROM payment JOIN booking ON booking.id = booking_id
       JOIN certificate ON certificate.id = $1 AND certificate.storefront = booking.storefront
      WHERE payment.status = 2 AND kind = 'full' AND booking.status = 3 AND payment.amount_minor > $2
        AND NOT EXISTS (SELECT FROM payment used WHERE used.booking_id = booking.id AND used.provider = 6)
      ORDER BY booking_id LIMIT 1
     RETURNING id, settled_at AS at`,
    [certificateId, amount],
  );
  const [spent] = rows;
  if (!spent) return;
  await client.query(
    `UPDATE payment SET amount_minor = amount_minor - $2
      WHERE booking_id = (SELECT booking_id FROM payment WHERE id = $1) AND status = 2 AND method <> 'certificate'`,
    [spent.id, amount],
  );
  await insertEntry(client, certificateId, {
    kind: "spent",
    amount: -amount,
    payment: spent.id,
    at: spent.at.toISOString(),
  });
}
