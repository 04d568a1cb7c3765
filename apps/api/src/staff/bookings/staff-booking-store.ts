import type { PaymentStatus } from "@tropa/domain/sales/payment";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import type { AuditedCall } from "@tropa/api-contract/staff/audit";
import type { GoodwillBearer } from "@tropa/domain/sales/goodwill";
import type { Queryable } from "../../platform/db/database.ts";

/** Looks at a booking, which its list of acts leaves out. */
const looks: readonly AuditedCall[] = [
  "staffBooking",
  "goodwillPreview",
  "staffCancelPreview",
  "discountPreview",
];

/** Newest letters and log entries of a booking that its page shows. */
const mostShown = 100;

export interface PaymentRow {
  id: number;
  provider: number;
  provider_ref: string | null;
  kind: string;
  method: string;
  status: PaymentStatus;
  amount: number;
  created_at: Date;
  settled_at: Date | null;
  paper: string | null;
  paid_on: LocalDate | null;
  /** Reasons of its open alerts. */
  alerts: string[];
}

export async function paymentsOfBooking(db: Queryable, bookingId: number): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `SELECT payment.id, provider, provider_ref, kind, payment.method, status, amount_minor AS amount, created_at, settled_at,
            number AS paper, paid_on,
            array(SELECT reason FROM payment_alert
                   WHERE payment_id = payment.id AND resolved_at IS NULL ORDER BY id) AS alerts
       FROM payment LEFT JOIN outside_paper paper ON paper.payment_id = payment.id
      WHERE booking_id = $1 ORDER BY payment.id`,
    [bookingId],
  );
  return rows;
}

export interface RefundRow {
  id: number;
  payment_id: number;
  amount: number;
  reason: string;
  state: "pending" | "sent" | "done" | "failed" | "void";
  created_at: Date;
  done_at: Date | null;
  paper: string | null;
  error: string;
  /** Who bears a refund out of goodwill. */
  bearer: GoodwillBearer | null;
}

export async function refundsOfBooking(db: Queryable, bookingId: number): Promise<RefundRow[]> {
  const { rows } = await db.query<RefundRow>(
    `SELECT refund.id, refund.payment_id, refund.amount_minor AS amount, reason, refund.status AS state, refund.created_at,
            executed_at AS done_at, coalesce(last_error, '') AS error, borne_by AS bearer, number AS paper
       FROM refund JOIN payment ON payment.id = refund.payment_id LEFT JOIN outside_paper paper ON paper.refund_id = refund.id
      WHERE payment.booking_id = $1 ORDER BY refund.id`,
    [bookingId],
  );
  return rows;
}

export interface LetterRow {
  id: number;
  kind: string;
  channel: string;
  recipient: string;
  subject: string;
  text: string;
  created_at: Date;
  sent_at: Date | null;
  error: string;
  is_replaced: boolean;
}

/** Returns the newest letters and messages about a booking, newest first. */
export async function lettersOfBooking(db: Queryable, bookingId: number): Promise<LetterRow[]> {
  const { rows } = await db.query<LetterRow>(
    `SELECT id, kind, channel, recipient, coalesce(subject, '') AS subject, body AS text, created_at, sent_at,
            coalesce(last_error, '') AS error, replaced_by IS NOT NULL AS is_replaced
       FROM outbox WHERE booking_id = $1 ORDER BY id DESC LIMIT $2`,
    [bookingId, mostShown],
  );
  return rows;
}

export interface HistoryRow {
  at: Date;
  status: BookingStatus;
  reason: string;
  note: string;
  amount: number | null;
}

export async function statusesOfBooking(db: Queryable, bookingId: number): Promise<HistoryRow[]> {
  const { rows } = await db.query<HistoryRow>(
    `SELECT at, to_status AS status, reason, coalesce(note, '') AS note, amount_minor AS amount
       FROM booking_event WHERE booking_id = $1 ORDER BY id`,
    [bookingId],
  );
  return rows;
}

/** Returns what staff did with a booking, newest first, without their looks at this list. */
export async function logOfBooking(
  db: Queryable,
  bookingId: number,
): Promise<{ at: Date; by: string; call: AuditedCall }[]> {
  const { rows } = await db.query<{ at: Date; by: string; call: AuditedCall }>(
    `SELECT entry.at, coalesce(full_name(first_name, last_name), '') AS by, entry.call
       FROM audit_entry entry LEFT JOIN account ON account.id = entry.account_id
      WHERE subject_kind = 'booking' AND subject_id = $1 AND call <> ALL ($3)
      ORDER BY entry.id DESC LIMIT $2`,
    [String(bookingId), mostShown, looks],
  );
  return rows;
}

export interface DeskFacts {
  /** What staff took off the price before it was paid. */
  discount: number;
  /** The promo code of its order, what it takes off and who bears it; null without one. */
  promo: { code: string; off: number; bearer: GoodwillBearer } | null;
  /** The member of staff in charge. */
  in_charge: { account_id: number; name: string } | null;
}

export async function deskFactsOf(db: Queryable, bookingId: number): Promise<DeskFacts> {
  const { rows } = await db.query<DeskFacts>(
    `SELECT discount_tropa_minor + discount_organizer_minor
              - coalesce((SELECT amount_minor FROM promo_use WHERE booking_id = booking.id), 0) AS discount,
            (SELECT json_build_object('code', code, 'off', promo_use.amount_minor, 'bearer', borne_by)
               FROM promo_use JOIN promo_code ON promo_code.id = promo_code_id WHERE booking_id = booking.id) AS promo,
            CASE WHEN account.id IS NOT NULL
                 THEN json_build_object('account_id', account.id, 'name', full_name(account.first_name, account.last_name)) END AS in_charge
       FROM booking LEFT JOIN account ON account.id = in_charge_id WHERE booking.id = $1`,
    [bookingId],
  );
  return rows[0] ?? { discount: 0, promo: null, in_charge: null };
}

export interface NoteRow {
  id: number;
  at: Date;
  by: string;
  text: string;
}

const selectNote = `SELECT note.id, note.created_at AS at, coalesce(full_name(first_name, last_name), '') AS by,
       note.body AS text FROM booking_note note LEFT JOIN account ON account.id = note.account_id`;

/** Returns the notes of a booking, newest first. */
export async function notesOfBooking(db: Queryable, bookingId: number): Promise<NoteRow[]> {
  const { rows } = await db.query<NoteRow>(
    `${selectNote} WHERE note.booking_id = $1 ORDER BY note.id DESC`,
    [bookingId],
  );
  return rows;
}

/** Adds a note; null if there is no such booking. */
export async function insertNote(
  db: Queryable,
  { bookingId, accountId, text }: { bookingId: number; accountId: number; text: string },
): Promise<NoteRow | null> {
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO booking_note (booking_id, account_id, body)
     SELECT id, $2, $3 FROM booking WHERE id = $1 RETURNING id`,
    [bookingId, accountId, text],
  );
  if (!rows[0]) return null;
  const inserted = await db.query<NoteRow>(`${selectNote} WHERE note.id = $1`, [rows[0].id]);
  return inserted.rows[0] ?? null;
}

/** Returns names of a booking's travellers by their place. */
export async function travellersOfBooking(
  db: Queryable,
  bookingId: number,
): Promise<{ name: string; is_filled: boolean }[]> {
  const { rows } = await db.query<{ name: string; is_filled: boolean }>(
    `SELECT full_name(first_name, last_name) AS name, is_touched AS is_filled
       FROM tourist WHERE booking_id = $1 ORDER BY place`,
    [bookingId],
  );
  return rows;
}

/** Returns the chat of a booking's tourist with its organizer; null without one. */
export async function chatOfBooking(
  db: Queryable,
  { account_id: accountId, organizer_id: organizerId }: BookingParties,
): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    "SELECT id FROM chat WHERE account_id = $1 AND organizer_id = $2",
    [accountId, organizerId],
  );
  return rows[0]?.id ?? null;
}

interface BookingParties {
  account_id: number | null;
  organizer_id: number;
}
