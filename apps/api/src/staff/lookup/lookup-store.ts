import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import type { Currency } from "@tropa/domain/money";
import type { LocalisedText } from "@tropa/domain/locale";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { DeskQuery } from "@tropa/domain/people/desk-query";
import { inTransaction } from "../../platform/db/database.ts";
import type { Pool, Queryable } from "../../platform/db/database.ts";
import { beginningPattern, endingPattern } from "../../platform/db/patterns.ts";

/** How many of what is searched for. */
export interface How {
  /** Condition on the words of a name or title; null without words. */
  names: string | null;
  limit: number;
}

/** Bookings that a common name is looked for in first: of a rare one all are sorted in no time. */
const recentBookings = 20_000;
/** Rows of a table that a statement of the job reads: more are not made between two of its runs. */
const newestNames = 20_000;
/** Words of names that a mistyped word may mean. */
const similarWords = 5;

export interface BookingRow {
  id: number;
  status: BookingStatus;
  name: string;
  tour: LocalisedText;
  start: LocalDate;
  organizer_first_name: LocalisedText;
  organizer_last_name: LocalisedText;
  currency: Currency;
  total: number | null;
  in_charge: string;
}

const selectBooking = `
  SELECT booking.id, booking.status, full_name(booking.first_name, booking.last_name) AS name, tour.title AS tour,
         tour_date.starts_on AS start, organizer.first_name AS organizer_first_name,
         organizer.last_name AS organizer_last_name, booking.currency, booking.total_minor AS total,
         coalesce((SELECT full_name(first_name, last_name) FROM account WHERE id = booking.in_charge_id), '') AS in_charge
    FROM booking JOIN tour ON tour.id = booking.tour_id JOIN tour_date ON tour_date.id = booking.tour_date_id
    JOIN organizer ON organizer.id = booking.organizer_id`;

/** Returns words of known names for each mistyped word; a word without any stays as it is. */
export async function similarNames(
  db: Queryable,
  words: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const { rows } = await db.query<{ variants: string[] }>(
    `SELECT array(SELECT word FROM name_word WHERE word % typed
                   ORDER BY similarity(word, typed) DESC, word LIMIT $2) AS variants
       FROM unnest($1::text[]) WITH ORDINALITY AS asked (typed, place) ORDER BY place`,
    [words, similarWords],
  );
  return rows.map(({ variants }, index) => (variants.length > 0 ? variants : [words[index] ?? ""]));
}

/**
 * Adds words of new names to those that mistyped ones are compared with; of all names, if there are none yet. Reads few
 * rows at a time: one statement for a full table takes longer than the database allows.
 */
export async function learnNameWords(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ isFirst: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM name_word) AS "isFirst"`,
  );
  const isFirst = rows[0]!.isFirst;
  const learnt = new Set<string>();
  for (const table of ["booking", "account", "tourist"]) {
    const { rows: newest } = await pool.query<{ id: number }>(
      `SELECT coalesce(max(id), 0) AS id FROM ${table}`,
    );
    const last = newest[0]!.id;
    for (let after = isFirst ? 0 : last - newestNames; after < last; after += newestNames) {
      const { rows: found } = await pool.query<{ word: string }>(
        `SELECT DISTINCT word
           FROM ${table}, unnest(tsvector_to_array(name_words(first_name, last_name))) AS word
          WHERE ${table}.id > $1 AND ${table}.id <= $2 AND length(word) >= 3`,
        [after, after + newestNames],
      );
      for (const { word } of found) learnt.add(word);
    }
  }
  // Sorted, so that processes that add at once do not wait for each other in a circle.
  const words = [...learnt].toSorted();
  // All or none: some words would look like an earlier run.
  await inTransaction(pool, async (client) => {
    for (let from = 0; from < words.length; from += newestNames)
      await client.query(
        "INSERT INTO name_word (word) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING",
        [words.slice(from, from + newestNames)],
      );
  });
}

/** Finds bookings by number, link, contact or name, newest first. */
export async function findBookings(
  db: Queryable,
  query: DeskQuery,
  { names, limit }: How,
): Promise<BookingRow[]> {
  if (names !== null) {
    const recent = await db.query<BookingRow>(
      `${selectBooking}
        WHERE name_words(booking.first_name, booking.last_name) @@ $1::tsquery
          AND booking.id > (SELECT max(id) FROM booking) - ${recentBookings}
        ORDER BY booking.id DESC LIMIT $2`,
      [names, limit],
    );
    if (recent.rows.length === limit) return recent.rows;
    const { rows } = await db.query<BookingRow>(
      `${selectBooking}
        WHERE booking.id IN (
          SELECT id FROM booking WHERE name_words(first_name, last_name) @@ $1::tsquery
          UNION SELECT booking_id FROM tourist WHERE name_words(first_name, last_name) @@ $1::tsquery)
        ORDER BY booking.id DESC LIMIT $2`,
      [names, limit],
    );
    return rows;
  }
  const { rows } = await db.query<BookingRow>(
    `${selectBooking}
      WHERE booking.id IN (
        SELECT id FROM booking WHERE id = $1
        UNION SELECT id FROM booking WHERE uuid = $2
        UNION (SELECT id FROM booking WHERE reverse(phone) LIKE $3 ORDER BY id DESC LIMIT $5)
        UNION (SELECT id FROM booking WHERE lower(email) LIKE $4 ORDER BY id DESC LIMIT $5))
      ORDER BY booking.id = $1 DESC, booking.id DESC LIMIT $5`,
    [query.id, query.uuid, endingPattern(query.ending), beginningPattern(query.email), limit],
  );
  return rows;
}

export async function bookingsOfAccount(
  db: Queryable,
  accountId: number,
  limit: number,
): Promise<BookingRow[]> {
  const { rows } = await db.query<BookingRow>(
    `${selectBooking} WHERE booking.account_id = $1 ORDER BY booking.id DESC LIMIT $2`,
    [accountId, limit],
  );
  return rows;
}

export interface PersonRow {
  account_id: number;
  name: string;
  phone: string | null;
  email: string | null;
  bookings_count: number;
}

/** Finds accounts; by name those seen last come first. */
export async function findPeople(
  db: Queryable,
  query: Pick<DeskQuery, "id" | "ending" | "email">,
  { names, limit }: How,
): Promise<PersonRow[]> {
  const { rows } = await db.query<PersonRow>(
    `SELECT account.id AS account_id, full_name(first_name, last_name) AS name, phone, email,
            (SELECT count(*) FROM booking WHERE booking.account_id = account.id) AS bookings_count
       FROM account
      WHERE id IN (
        SELECT id FROM account WHERE id = $1
        UNION (SELECT id FROM account WHERE reverse(phone) LIKE $2 ORDER BY id DESC LIMIT $5)
        UNION (SELECT id FROM account WHERE lower(email) LIKE $3 ORDER BY id DESC LIMIT $5)
        UNION (SELECT id FROM account WHERE name_words(first_name, last_name) @@ $4::tsquery
                ORDER BY seen_at DESC NULLS LAST, id DESC LIMIT $5))
      ORDER BY seen_at DESC NULLS LAST, id DESC LIMIT $5`,
    [query.id, endingPattern(query.ending), beginningPattern(query.email), names, limit],
  );
  return rows;
}
