import type { LocalDate } from "@tropa/domain/time/local-date";
import type { TicketsForm } from "@tropa/api-contract/sales/tourist";
import type { Client, Queryable } from "../../platform/db/database.ts";

export interface TouristRow {
  id: number;
  place: number;
  first_name: string;
  last_name: string;
  middle_name: string;
  birthday: LocalDate | null;
  passport: Buffer | null;
  email: string | null;
  phone: string | null;
  food_restriction: string | null;
  comment: string | null;
  is_touched: boolean;
}

/** Stored values of a traveller; null and absent are the same unless stated. */
export interface TouristValues {
  firstName: string;
  lastName: string;
  middleName: string;
  birthday: LocalDate | null;
  passport: Buffer | null;
  email: string | null;
  phone: string | null;
  foodRestriction: string | null;
  /** Undefined: stays unchanged. */
  comment?: string | null;
}

export async function listTourists(client: Queryable, bookingId: number): Promise<TouristRow[]> {
  const { rows } = await client.query<TouristRow>(
    `SELECT id, place, first_name, last_name, middle_name, birthday, passport, email, phone, food_restriction,
            comment, is_touched
       FROM tourist WHERE booking_id = $1 ORDER BY place`,
    [bookingId],
  );
  return rows;
}

const valuesOf = (tourist: TouristValues) => [
  tourist.firstName,
  tourist.lastName,
  tourist.middleName,
  tourist.birthday,
  tourist.passport,
  tourist.email,
  tourist.phone,
  tourist.foodRestriction,
  tourist.comment ?? null,
];

/**
 * Adds a traveller on the first free seat of a booking and returns their id; null if no seat is free. Seat numbers are
 * unique per booking, so that concurrent calls cannot add too many.
 */
export async function insertTourist(
  client: Client,
  bookingId: number,
  tourist: TouristValues,
  isTouched = true,
): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO tourist (booking_id, place, first_name, last_name, middle_name, birthday, passport, email, phone,
                          food_restriction, comment, is_touched)
     SELECT booking.id, place, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11
       FROM booking, generate_series(1, booking.seats) AS place
      WHERE booking.id = $1
        AND NOT EXISTS (SELECT 1 FROM tourist WHERE booking_id = booking.id AND tourist.place = place.place)
      ORDER BY place LIMIT 1
     RETURNING id`,
    [bookingId, ...valuesOf(tourist), isTouched],
  );
  return rows[0]?.id ?? null;
}

/**
 * Updates a traveller of a booking. Returns false if there is none or, with `onlyUntouched`, if they have been filled in
 * already.
 */
export async function updateTourist(
  client: Client,
  bookingId: number,
  id: number,
  tourist: TouristValues,
  { onlyUntouched = false } = {},
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE tourist SET first_name = $3, last_name = $4, middle_name = $5, birthday = $6, passport = $7, email = $8,
                        phone = $9, food_restriction = $10,
                        comment = CASE WHEN $12 THEN $11 ELSE comment END, is_touched = true, updated_at = now()
      WHERE booking_id = $1 AND id = $2 AND NOT (is_touched AND $13)`,
    [bookingId, id, ...valuesOf(tourist), tourist.comment !== undefined, onlyUntouched],
  );
  return rowCount === 1;
}

export async function deleteOthers(
  client: Client,
  bookingId: number,
  keptIds: readonly number[],
): Promise<void> {
  await client.query("DELETE FROM tourist WHERE booking_id = $1 AND id <> ALL ($2)", [
    bookingId,
    keptIds,
  ]);
}

/** Deletes a traveller. The last one moves to the free seat, because a smaller party uses the first seats. */
export async function deleteTraveller(
  client: Client,
  bookingId: number,
  id: number,
): Promise<void> {
  const { rows } = await client.query<{ place: number }>(
    "DELETE FROM tourist WHERE booking_id = $1 AND id = $2 RETURNING place",
    [bookingId, id],
  );
  const [gone] = rows;
  if (!gone) return;
  await client.query(
    `UPDATE tourist SET place = $2
      WHERE booking_id = $1 AND place > $2
        AND place = (SELECT max(place) FROM tourist WHERE booking_id = $1)`,
    [bookingId, gone.place],
  );
}

export interface Answers {
  id: number;
  food_restriction?: string | null;
  comment?: string | null;
}

/** Stores a traveller's answers; missing ones stay unchanged. False if there is no such traveller. */
export async function updateAnswers(
  client: Client,
  bookingId: number,
  answers: Answers,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE tourist SET food_restriction = CASE WHEN $3 THEN $4 ELSE food_restriction END,
                        comment = CASE WHEN $5 THEN $6 ELSE comment END, updated_at = now()
      WHERE booking_id = $1 AND id = $2`,
    [
      bookingId,
      answers.id,
      answers.food_restriction !== undefined,
      answers.food_restriction || null,
      answers.comment !== undefined,
      answers.comment || null,
    ],
  );
  return rowCount === 1;
}

export async function ticketsOf(client: Queryable, bookingId: number): Promise<TicketsForm> {
  const { rows } = await client.query<{ tickets: TicketsForm }>(
    "SELECT tickets FROM booking WHERE id = $1",
    [bookingId],
  );
  return rows[0]?.tickets ?? {};
}

/** Adds the given ticket fields to a booking, replacing stored ones of the same name. */
export async function mergeTickets(
  client: Client,
  bookingId: number,
  tickets: TicketsForm,
): Promise<void> {
  await client.query("UPDATE booking SET tickets = tickets || $2 WHERE id = $1", [
    bookingId,
    tickets,
  ]);
}

/** Returns the booking of a travellers' link. */
export async function bookingOfLink(client: Queryable, uuid: string): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    "SELECT id FROM booking WHERE tourists_uuid = $1",
    [uuid],
  );
  return rows[0]?.id ?? null;
}
