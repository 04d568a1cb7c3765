import type { BookingMoney } from "@tropa/domain/organizers/settlement";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { LocalisedText } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { Client, Queryable } from "../../platform/db/database.ts";

/** SQL for a booking's money: payments, refunds (due or sent) and disputes. Leaves out bookings without any. */
const withMoney = `
    FROM booking
    JOIN tour_date ON tour_date.id = booking.tour_date_id
    JOIN tour ON tour.id = booking.tour_id
   CROSS JOIN LATERAL (
     SELECT coalesce(sum(received), 0)::bigint AS received, coalesce(sum(refunded), 0)::bigint AS refunded,
            coalesce(sum(held), 0)::bigint AS held,
            coalesce(sum(goodwill_tropa), 0)::bigint
              + CASE WHEN booking.status <= 4 THEN booking.discount_tropa_minor ELSE 0 END AS goodwill_tropa,
            coalesce(sum(goodwill_organizer), 0)::bigint
              + CASE WHEN booking.status <= 4 THEN booking.discount_organizer_minor ELSE 0 END AS goodwill_organizer
       FROM payment_money WHERE booking_id = booking.id) money
   WHERE booking.organizer_id = $1 AND money.received > 0`;

const moneyColumns = `booking.status, booking.currency, tour_date.ends_on AS "end",
         booking.commission_percent::float8 AS percent, money.received, money.refunded, money.held,
         money.goodwill_tropa, money.goodwill_organizer`;

/** Returns the money of all bookings of an organizer. */
export async function moneyOfAll(db: Queryable, organizerId: number): Promise<BookingMoney[]> {
  const { rows } = await db.query<BookingMoney>(`SELECT ${moneyColumns} ${withMoney}`, [
    organizerId,
  ]);
  return rows;
}

export interface ShareRow extends BookingMoney {
  id: number;
  first_name: string;
  tour_title: LocalisedText;
  start: LocalDate;
}

/** Returns the money of bookings whose trip ends within a span of days, ordered by its end. */
export async function moneyOfMonth(
  db: Queryable,
  {
    organizerId,
    from,
    before,
    limit,
  }: { organizerId: number; from: LocalDate; before: LocalDate; limit: number },
): Promise<ShareRow[]> {
  const { rows } = await db.query<ShareRow>(
    `SELECT booking.id, booking.first_name, tour.title AS tour_title, tour_date.starts_on AS start, ${moneyColumns}
     ${withMoney} AND tour_date.ends_on >= $2 AND tour_date.ends_on < $3
     ORDER BY tour_date.ends_on, booking.id LIMIT $4`,
    [organizerId, from, before, limit],
  );
  return rows;
}

export interface PayoutRow {
  id: number;
  currency: Currency;
  amount: number;
  paid_on: LocalDate;
  reference: string;
  is_of_run: boolean;
}

const payoutColumns =
  "id, currency, amount_minor AS amount, paid_on, reference, line_id IS NOT NULL AS is_of_run";

/** Valid pay-outs, newest first. */
export async function listPayouts(db: Queryable, organizerId: number): Promise<PayoutRow[]> {
  const { rows } = await db.query<PayoutRow>(
    `SELECT ${payoutColumns} FROM organizer_payout
      WHERE organizer_id = $1 AND taken_back_at IS NULL ORDER BY paid_on DESC, id DESC`,
    [organizerId],
  );
  return rows;
}

/** Whether a pay-out with this bank reference is recorded. */
export async function isPayoutRecorded(
  client: Client,
  organizerId: number,
  reference: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    "SELECT FROM organizer_payout WHERE organizer_id = $1 AND reference = $2 AND taken_back_at IS NULL",
    [organizerId, reference],
  );
  return rowCount !== 0;
}

/** Returns the amount due in a currency. Locks the organizer, so that pay-outs are recorded one by one. */
export async function lockPayable(
  client: Client,
  organizerId: number,
  { currency, today }: { currency: Currency; today: LocalDate },
): Promise<number> {
  await client.query("SELECT FROM organizer WHERE id = $1 FOR NO KEY UPDATE", [organizerId]);
  const { rows } = await client.query<{ minor: number }>("SELECT payable_to($1, $2, $3) AS minor", [
    organizerId,
    currency,
    today,
  ]);
  return rows[0]?.minor ?? 0;
}

export interface RunMoneyRow {
  run_id: number;
  currency: Currency;
  amount: number;
}

/** Returns what of an organizer's money stands in runs that are not settled, the newest run first. */
export async function moneyInRuns(db: Queryable, organizerId: number): Promise<RunMoneyRow[]> {
  const { rows } = await db.query<RunMoneyRow>(
    `SELECT run.id AS run_id, run.currency, sum(line.amount_minor)::bigint AS amount
       FROM payout_line line JOIN payout_run run ON run.id = line.run_id
      WHERE line.organizer_id = $1 AND line.state = 'open' GROUP BY run.id ORDER BY run.id DESC`,
    [organizerId],
  );
  return rows;
}

/** The newest run that has an organizer's money and is not paid yet; null without one. */
export async function openRunOf(
  client: Client,
  organizerId: number,
  currency: Currency,
): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT run.id FROM payout_line line JOIN payout_run run ON run.id = line.run_id
      WHERE line.organizer_id = $1 AND line.state = 'open' AND run.currency = $2 ORDER BY run.id DESC LIMIT 1`,
    [organizerId, currency],
  );
  return rows[0]?.id ?? null;
}

/** Records a pay-out; null if its bank document is recorded already. */
export async function insertPayout(
  client: Client,
  organizerId: number,
  payout: Omit<PayoutRow, "id" | "is_of_run">,
): Promise<PayoutRow | null> {
  const { rows } = await client.query<PayoutRow>(
    `INSERT INTO organizer_payout (organizer_id, currency, amount_minor, paid_on, reference)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (organizer_id, reference) WHERE taken_back_at IS NULL DO NOTHING RETURNING ${payoutColumns}`,
    [organizerId, payout.currency, payout.amount, payout.paid_on, payout.reference],
  );
  return rows[0] ?? null;
}

/** Withdraws a recorded pay-out; false if there is none, it was withdrawn before, or it is of a run, where its line fails. */
export async function withdrawPayout(client: Client, id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    "UPDATE organizer_payout SET taken_back_at = now() WHERE id = $1 AND taken_back_at IS NULL AND line_id IS NULL",
    [id],
  );
  return rowCount === 1;
}

/** Returns an organizer's name for documents. */
export async function organizerTitle(db: Queryable, id: number): Promise<string | null> {
  const { rows } = await db.query<{ title: string }>("SELECT title FROM organizer WHERE id = $1", [
    id,
  ]);
  return rows[0]?.title ?? null;
}
