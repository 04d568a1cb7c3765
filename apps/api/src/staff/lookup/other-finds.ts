import type { PaymentStatus } from "@tropa/domain/sales/payment";
import type { LocalisedText } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { DeskQuery } from "@tropa/domain/people/desk-query";
import type { Queryable } from "../../platform/db/database.ts";
import type { How } from "./lookup-store.ts";
import { beginningPattern, endingPattern } from "../../platform/db/patterns.ts";

export interface OrganizerRow {
  id: number;
  first_name: LocalisedText;
  last_name: LocalisedText;
  is_published: boolean;
}

/** Finds organizers by number, tax number, contact, or words of title, names and legal name. */
export async function findOrganizers(
  db: Queryable,
  { id, ending, email }: DeskQuery,
  { names, limit }: How,
): Promise<OrganizerRow[]> {
  const { rows } = await db.query<OrganizerRow>(
    String.raw`
    SELECT organizer.id, first_name, last_name, is_published
      FROM organizer LEFT JOIN organizer_requisites legal ON legal.organizer_id = organizer.id
     WHERE organizer.id = $1 OR legal.numbers ->> 'tax_id' = $2
        OR reverse(regexp_replace(phone, '\D', '', 'g')) LIKE $3 OR lower(email) LIKE $4
        OR title_words(jsonb_build_array(title, first_name, last_name, legal.legal_name)) @@ $5::tsquery
     ORDER BY organizer.id IS NOT DISTINCT FROM $1 DESC, title, organizer.id LIMIT $6`,
    [id, ending, endingPattern(ending), beginningPattern(email), names, limit],
  );
  return rows;
}

export interface TourRow {
  id: number;
  title: LocalisedText;
  slug: string;
  organizer_first_name: LocalisedText;
  organizer_last_name: LocalisedText;
}

/** Finds tours by number or words of their title. */
export async function findTours(
  db: Queryable,
  { id }: DeskQuery,
  { names, limit }: How,
): Promise<TourRow[]> {
  const { rows } = await db.query<TourRow>(
    `SELECT tour.id, tour.title, tour.slug, organizer.first_name AS organizer_first_name,
            organizer.last_name AS organizer_last_name
       FROM tour JOIN organizer ON organizer.id = tour.organizer_id
      WHERE tour.id IN (
        SELECT id FROM tour WHERE id = $1
        UNION (SELECT id FROM tour WHERE title_words(title) @@ $2::tsquery LIMIT $3))
      ORDER BY tour.id LIMIT $3`,
    [id, names, limit],
  );
  return rows;
}

export interface PaymentRow {
  id: number;
  booking_id: number | null;
  certificate_id: number | null;
  provider: number;
  provider_ref: string | null;
  status: PaymentStatus;
  amount: number;
  currency: Currency;
  created_at: Date;
}

/** Finds payments by number, by uuid, by the end of their number at the bank, or by the paper they came or went back with. */
export async function findPayments(
  db: Queryable,
  { id, uuid, ending }: DeskQuery,
  { paper, limit }: { paper: string; limit: number },
): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `SELECT id, booking_id, certificate_id, provider, status, amount_minor AS amount, currency, created_at,
            coalesce((SELECT number FROM outside_paper WHERE payment_id = payment.id), provider_ref) AS provider_ref
       FROM payment
      WHERE id IN (
        SELECT id FROM payment WHERE id = $1
        UNION SELECT id FROM payment WHERE uuid = $2
        UNION (SELECT id FROM payment WHERE reverse(lower(provider_ref)) LIKE $3 LIMIT $4)
        UNION (SELECT coalesce(paper.payment_id, refund.payment_id)
                 FROM outside_paper paper LEFT JOIN refund ON refund.id = paper.refund_id
                WHERE number_key = $5 LIMIT $4))
      ORDER BY id DESC LIMIT $4`,
    [id, uuid, endingPattern(ending), limit, paper],
  );
  return rows;
}

export interface CertificateRow {
  id: number;
  amount: number;
  balance: number;
  currency: Currency;
  is_paid: boolean;
  created_at: Date;
}

/** Finds certificates by number or uuid; their codes are known to nobody. */
export async function findCertificates(
  db: Queryable,
  { id, uuid }: DeskQuery,
  limit: number,
): Promise<CertificateRow[]> {
  const { rows } = await db.query<CertificateRow>(
    `SELECT id, amount_minor AS amount, balance_minor AS balance, currency, paid_at IS NOT NULL AS is_paid, created_at
       FROM certificate WHERE id = $1 OR uuid = $2 ORDER BY id DESC LIMIT $3`,
    [id, uuid, limit],
  );
  return rows;
}

export interface RequestRow {
  id: number;
  type: string;
  name: string;
  phone: string;
  email: string;
  created_at: Date;
}

/** Finds requests for help by number or contact, newest first. */
export async function findRequests(
  db: Queryable,
  { id, uuid, ending, email }: DeskQuery,
  limit: number,
): Promise<RequestRow[]> {
  const { rows } = await db.query<RequestRow>(
    `SELECT id, type, coalesce(name, '') AS name, coalesce(phone, '') AS phone, coalesce(email, '') AS email, created_at
       FROM help_request
      WHERE id IN (
        SELECT id FROM help_request WHERE id = $1
        UNION SELECT id FROM help_request WHERE uuid = $2
        UNION (SELECT id FROM help_request WHERE reverse(phone) LIKE $3 ORDER BY id DESC LIMIT $5)
        UNION (SELECT id FROM help_request WHERE lower(email) LIKE $4 ORDER BY id DESC LIMIT $5))
      ORDER BY id DESC LIMIT $5`,
    [id, uuid, endingPattern(ending), beginningPattern(email), limit],
  );
  return rows;
}
