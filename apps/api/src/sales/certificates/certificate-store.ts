import type {
  CertificateEntryKind,
  CertificateLight,
} from "@tropa/domain/sales/certificates/certificate";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { Client, Queryable } from "../../platform/db/database.ts";

export interface CertificateRecord {
  id: number;
  uuid: string;
  /** The storefront's id. */
  storefront: string;
  locale: Locale;
  currency: Currency;
  amount_minor: number;
  balance_minor: number;
  /** The picture's design: the landscape at dawn, by day or at night. */
  light: CertificateLight;
  /** The giver's message. */
  wish: string;
  recipient_name: string;
  /** Null once an account with this address has been deleted. */
  recipient_email: string | null;
  buyer_name: string;
  /** Null once an account with this address has been deleted. */
  buyer_email: string | null;
  send_on: LocalDate;
  code_ending: string | null;
  paid_at: Date | null;
  sent_at: Date | null;
  valid_until: LocalDate | null;
  refunded_at: Date | null;
  /** The booking that earned this cashback; null for a bought certificate. */
  cashback_of: number | null;
  created_at: Date;
}

const selectCertificate = `
  SELECT id, uuid, storefront, locale, currency, amount_minor, balance_minor, light, wish, recipient_name,
         recipient_email, buyer_name, buyer_email, send_on, code_ending, paid_at, sent_at, valid_until, refunded_at,
         cashback_of, created_at
    FROM certificate`;

/** What identifies a certificate: its id, the UUID in its order's link, or the hash of its code. */
export type CertificateKey = { id: number } | { uuid: string } | { hash: Buffer };

function whereOf(key: CertificateKey): [string, unknown] {
  if ("id" in key) return ["id = $1", key.id];
  return "uuid" in key ? ["uuid = $1", key.uuid] : ["code_hash = $1", key.hash];
}

export async function findCertificate(
  client: Queryable,
  key: CertificateKey,
): Promise<CertificateRecord | null> {
  const [where, value] = whereOf(key);
  const { rows } = await client.query<CertificateRecord>(`${selectCertificate} WHERE ${where}`, [
    value,
  ]);
  return rows[0] ?? null;
}

/** Like `findCertificate`, locked until the transaction ends. Lock the booking before its certificate. */
export async function lockCertificate(
  client: Client,
  key: CertificateKey,
): Promise<CertificateRecord | null> {
  const [where, value] = whereOf(key);
  const { rows } = await client.query<CertificateRecord>(
    `${selectCertificate} WHERE ${where} FOR UPDATE`,
    [value],
  );
  return rows[0] ?? null;
}

export interface NewCertificate {
  storefront: string;
  locale: Locale;
  currency: Currency;
  amountMinor: number;
  light: CertificateLight;
  wish: string;
  recipientName: string;
  recipientEmail: string;
  buyerName: string;
  buyerEmail: string;
  sendOn: LocalDate;
  cashbackOf?: number;
}

export async function insertCertificate(client: Client, order: NewCertificate): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO certificate (storefront, locale, currency, amount_minor, light, wish, recipient_name,
                              recipient_email, buyer_name, buyer_email, send_on, cashback_of)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id`,
    [
      order.storefront,
      order.locale,
      order.currency,
      order.amountMinor,
      order.light,
      order.wish,
      order.recipientName,
      order.recipientEmail,
      order.buyerName,
      order.buyerEmail,
      order.sendOn,
      order.cashbackOf ?? null,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the certificate was not inserted");
  return id;
}

export async function markPaid(client: Client, id: number): Promise<void> {
  await client.query("UPDATE certificate SET paid_at = now() WHERE id = $1", [id]);
}

export async function markRefunded(client: Client, id: number): Promise<void> {
  await client.query("UPDATE certificate SET refunded_at = now() WHERE id = $1", [id]);
}

/** Stores the hash of the code that is being e-mailed to the recipient; it replaces any earlier code. */
export async function setCode(
  client: Client,
  id: number,
  code: { hash: Buffer; ending: string; until: LocalDate },
): Promise<void> {
  await client.query(
    `UPDATE certificate SET code_hash = $2, code_ending = $3, valid_until = $4, sent_at = coalesce(sent_at, now())
      WHERE id = $1`,
    [id, code.hash, code.ending, code.until],
  );
}

export async function setRecipientEmail(client: Client, id: number, email: string): Promise<void> {
  await client.query("UPDATE certificate SET recipient_email = $2 WHERE id = $1", [id, email]);
}

export async function extendCertificate(
  client: Client,
  id: number,
  until: LocalDate,
): Promise<void> {
  await client.query("UPDATE certificate SET valid_until = $2 WHERE id = $1", [id, until]);
}

/** Adds a ledger entry; the database updates the balance and rejects an overdraft. */
export async function addEntry(
  client: Client,
  certificateId: number,
  entry: {
    kind: CertificateEntryKind;
    minor: number;
    paymentId?: number | null;
    refundId?: number | null;
  },
): Promise<void> {
  await client.query(
    `INSERT INTO certificate_entry (certificate_id, kind, amount_minor, payment_id, refund_id)
     VALUES ($1, $2, $3, $4, $5)`,
    [certificateId, entry.kind, entry.minor, entry.paymentId ?? null, entry.refundId ?? null],
  );
}

/** Returns the id of the certificate that made a payment; null if it was paid otherwise. */
export async function payingCertificateId(
  client: Queryable,
  paymentId: number,
): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    "SELECT certificate_id AS id FROM certificate_entry WHERE payment_id = $1 AND kind = 'spent'",
    [paymentId],
  );
  return rows[0]?.id ?? null;
}

/** Locks a paid certificate of a storefront that is to be sent now, skipping those locked by other processes. */
export async function lockCertificateToSend(
  client: Client,
  storefront: string,
  today: LocalDate,
): Promise<CertificateRecord | null> {
  const { rows } = await client.query<CertificateRecord>(
    `${selectCertificate}
      WHERE storefront = $1 AND send_on <= $2 AND paid_at IS NOT NULL AND sent_at IS NULL AND refunded_at IS NULL
        AND recipient_email IS NOT NULL
      ORDER BY send_on, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [storefront, today],
  );
  return rows[0] ?? null;
}

/** Like `lockCertificateToSend`, for an expired certificate with a balance. */
export async function lockExpiredCertificate(
  client: Client,
  storefront: string,
  today: LocalDate,
): Promise<CertificateRecord | null> {
  const { rows } = await client.query<CertificateRecord>(
    `${selectCertificate} WHERE storefront = $1 AND valid_until < $2 AND balance_minor > 0
      ORDER BY valid_until, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [storefront, today],
  );
  return rows[0] ?? null;
}

/** Locks the certificates that have paid for a booking, in the order of their ids to avoid deadlocks. */
export async function lockPayers(client: Client, bookingId: number): Promise<void> {
  await client.query(
    `SELECT FROM certificate
      WHERE id IN (SELECT entry.certificate_id FROM certificate_entry entry JOIN payment ON payment.id = entry.payment_id
                    WHERE payment.booking_id = $1)
      ORDER BY id FOR UPDATE`,
    [bookingId],
  );
}
