import type { LocalDate } from "@tropa/domain/time/local-date";
import { isLocalDate } from "@tropa/domain/time/local-date";
import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import type { Queryable } from "../../platform/db/database.ts";
import type { BookingRecord } from "./booking-store.ts";

export async function historyOf(
  client: Queryable,
  bookingId: number,
): Promise<{ status: BookingStatus; at: Date; note: string | null }[]> {
  const { rows } = await client.query<{ status: BookingStatus; at: Date; note: string | null }>(
    `SELECT to_status AS status, at, note FROM booking_event
      WHERE booking_id = $1 AND from_status IS DISTINCT FROM to_status ORDER BY id`,
    [bookingId],
  );
  return rows;
}

export interface BookingAct {
  at: Date;
  reason: "changed" | "discount" | "goodwill";
  note: string | null;
  amount: number | null;
}

/** Returns what changed a booking without its status, oldest first. */
export async function actsOf(client: Queryable, bookingId: number): Promise<BookingAct[]> {
  const { rows } = await client.query<BookingAct>(
    `SELECT at, reason, note, amount_minor AS amount FROM booking_event
      WHERE booking_id = $1 AND reason IN ('changed', 'discount', 'goodwill') ORDER BY id`,
    [bookingId],
  );
  return rows;
}

/** Returns the latest messages of an organizer to a booking's party, alone or with their whole departure. */
export async function organizerMessagesOf(
  client: Queryable,
  { id, tour_date_id: dateId, created_at: since }: BookingRecord,
): Promise<{ text: string; at: Date }[]> {
  const { rows } = await client.query<{ text: string; at: Date }>(
    `SELECT body AS text, created_at AS at FROM departure_message
      WHERE tour_date_id = $1 AND coalesce(booking_id, $2) = $2 AND created_at >= $3 AND NOT $2 = ANY (unreached)
      ORDER BY id DESC LIMIT 20`,
    [dateId, id, since],
  );
  return rows.toReversed();
}

/** Date and party of a booking before a change. */
export interface BeforeChange {
  start: LocalDate;
  adults: number;
  children: number;
}

/** Writes what a change leaves behind, and its reason, as the note of its event. */
export const writeChangeNote = (
  { start, adults, children }: BeforeChange,
  reason: string | undefined,
): string => [`${start} ${adults}+${children}`, reason].filter(Boolean).join("\n");

/** Reads a note of a change; `before` is null for any other note. */
export function readChangeNote(note: string | null): {
  before: BeforeChange | null;
  reason: string;
} {
  const [, start = "", adults, children, reason = ""] =
    /^(\S+) (\d+)\+(\d+)(?:\n([\s\S]*))?$/.exec(note ?? "") ?? [];
  if (!isLocalDate(start)) return { before: null, reason: note ?? "" };
  return { before: { start, adults: Number(adults), children: Number(children) }, reason };
}
