import type { Pool } from "../../apps/api/src/platform/db/database.ts";
import { widestStorefront } from "../stack.ts";
import { copiedTables, copyTours } from "./copy-tours.ts";

export interface Sizes {
  tours: number;
  accounts: number;
  bookings: number;
  messages: number;
}

const { id } = widestStorefront;
/** Messages of one chat; bookings of one account are as many as both sizes say. */
const messagesOfChat = 20;
/** Rows of one statement: a transaction of ten million would need their space twice. */
const batch = 1_000_000;

/** Departures of the last three years; every booking but those that wait for their trip is of one of them. */
const pastDepartures = 1_000_000;

/** Tables that are filled. Their indexes are dropped before and built afterwards, as a restore does. */
const tables = [
  "account",
  "booking",
  "booking_event",
  "payment",
  "tourist",
  "outbox",
  "chat",
  "chat_message",
] as const;

/**
 * A shop after years: of bookings 17 in 20 are over, one waits for its trip, two were cancelled; each paid one has its
 * payment, each two events, a traveller and half a letter. Dates, tours and people are spread evenly.
 */
const statements: Record<(typeof tables)[number], { rows: (sizes: Sizes) => number; sql: string }> =
  {
    account: {
      rows: ({ accounts }) => accounts,
      sql: `INSERT INTO account (first_name, last_name, email, email_confirmed_at, phone, language, currency, storefront)
          SELECT 'Имя' || n % 1000, 'Фамилия' || n % 50000, 'person' || n || '@example.com', now(),
                 '+78' || lpad(n::text, 9, '0'), 'ru', 'RUB', '${id}' FROM numbers`,
    },
    booking: {
      rows: ({ bookings }) => bookings,
      sql: `INSERT INTO booking (tour_id, tour_date_id, organizer_id, account_id, status, adults, first_name, last_name, phone,
                               email, locale, storefront, currency, total_minor, prepayment_minor, paid_minor,
                               commission_percent, created_at)
          SELECT tour.id, date.id, tour.organizer_id, $4 + n % $3,
                 kind.status, 2, 'Имя' || n % 1000, 'Фамилия' || n % 50000, '+78' || lpad((n % $3)::text, 9, '0'),
                 'person' || n % $3 || '@example.com', 'ru', '${id}', 'RUB', 10000000, 1500000,
                 CASE WHEN kind.status IN (3, 4) THEN 1500000 ELSE 0 END, 15, now() - n % 1000 * interval '1 day'
            FROM numbers
           CROSS JOIN LATERAL (SELECT CASE WHEN n % 20 = 0 THEN 3 WHEN n % 20 < 3 THEN 6 ELSE 4 END AS status) kind
            JOIN picked_date pick ON pick.is_past = (kind.status <> 3)
                 AND pick.place = n::bigint * 7919 % CASE kind.status WHEN 3 THEN $8 ELSE $7 END
            JOIN tour_date date ON date.id = pick.id JOIN tour ON tour.id = date.tour_id`,
    },
    booking_event: {
      rows: ({ bookings }) => bookings * 2,
      sql: `INSERT INTO booking_event (booking_id, from_status, to_status, reason)
          SELECT $5 + n / 2, CASE WHEN n % 2 = 1 THEN 1 END, CASE n % 2 WHEN 1 THEN 3 ELSE 1 END, 'made' FROM numbers`,
    },
    payment: {
      rows: ({ bookings }) => bookings,
      sql: `INSERT INTO payment (booking_id, provider, kind, method, status, amount_minor, currency, provider_ref, return_url,
                               fail_url, settled_at)
          SELECT booking.id, 2, 'prepayment', 'card', 2, 1500000, 'RUB', 'ref-' || booking.id, '/', '/', booking.created_at
            FROM numbers JOIN booking ON booking.id = $5 + n WHERE booking.paid_minor > 0`,
    },
    tourist: {
      rows: ({ bookings }) => bookings,
      sql: `INSERT INTO tourist (booking_id, place, first_name, last_name)
          SELECT $5 + n, 1, 'Имя' || n % 1000, 'Фамилия' || n % 50000 FROM numbers`,
    },
    outbox: {
      rows: ({ bookings }) => bookings / 2,
      sql: `INSERT INTO outbox (channel, recipient, subject, body, kind, booking_id, sent_at, locale, created_at)
          SELECT 'email', 'person' || n % $3 || '@example.com', 'Бронь', repeat('Здравствуйте! ', 20), 'booking', $5 + n,
                 now(), 'ru', now() - n % 1000 * interval '1 day' FROM numbers`,
    },
    chat: {
      rows: ({ messages }) => messages / messagesOfChat,
      sql: `INSERT INTO chat (account_id, organizer_id, storefront, updated_at)
          SELECT $4 + n, organizer.id, '${id}', now() - n % 1000 * interval '1 day'
            FROM numbers JOIN organizer ON organizer.id = (SELECT min(id) FROM organizer) + n % (SELECT count(*) FROM organizer)`,
    },
    chat_message: {
      rows: ({ messages }) => messages,
      sql: `INSERT INTO chat_message (chat_id, side, body, created_at)
          SELECT $6 + n / ${messagesOfChat}, CASE n % 2 WHEN 0 THEN 'tourist' ELSE 'organizer' END,
                 'Сообщение о поездке, ' || n, now() - (n / ${messagesOfChat}) % 1000 * interval '1 day' FROM numbers`,
    },
  };

const pastDates = `
  INSERT INTO tour_date (tour_id, starts_on, ends_on, price_minor, seats_total, seats_taken)
  SELECT tour.id, day, day + 4, 5000000, 12, 10
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM tour) tour,
         generate_series(1, 1 + ${pastDepartures} / (SELECT count(*) FROM tour)) AS turn,
         LATERAL (SELECT current_date - 10 - ((tour.place * 7 + turn * 97) % 1000)::integer AS day) past
   LIMIT ${pastDepartures}`;

const pickedDates = `
  CREATE UNLOGGED TABLE picked_date AS
  SELECT id, starts_on < current_date AS is_past, row_number() OVER (PARTITION BY starts_on < current_date ORDER BY id) - 1 AS place
    FROM tour_date;
  CREATE UNIQUE INDEX ON picked_date (is_past, place);
  ANALYZE picked_date`;

const first = async (pool: Pool, table: string): Promise<number> => {
  const { rows } = await pool.query<{ next: number }>(
    // A failed insert may have left a gap, after which the next id would be another.
    `SELECT setval(pg_get_serial_sequence('${table}', 'id'), max(id))::integer + 1 AS next FROM ${table}`,
  );
  return rows[0]!.next;
};

/** Fills a database that has some tours already, over the one connection of a pool. `log` receives each table with its seconds. */
export async function fill(pool: Pool, sizes: Sizes, log: (line: string) => void): Promise<void> {
  await pool.query("SET statement_timeout = 0");
  const all = [...copiedTables, ...tables];
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE tablename = ANY ($1) AND schemaname = 'public'
        AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
    [all],
  );
  for (const { name } of indexes) await pool.query(`DROP INDEX ${name}`);
  for (const table of all) await pool.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
  const copying = performance.now();
  await copyTours(pool, sizes.tours);
  log(`tours: ${sizes.tours}, ${((performance.now() - copying) / 1000).toFixed(0)} s`);
  await pool.query(pastDates);
  await pool.query(pickedDates);
  const { rows: picked } = await pool.query<{ past: number; coming: number }>(
    "SELECT count(*) FILTER (WHERE is_past) AS past, count(*) FILTER (WHERE NOT is_past) AS coming FROM picked_date",
  );
  const starts = [
    await first(pool, "account"),
    await first(pool, "booking"),
    await first(pool, "chat"),
  ];
  for (const table of tables) {
    const began = performance.now();
    const { rows, sql } = statements[table];
    const count = rows(sizes);
    for (let from = 0; from < count; from += batch)
      await pool.query(
        // Parameters of all statements, used or not, have types here.
        `WITH given AS (SELECT $3::integer, $4::integer, $5::integer, $6::integer, $7::bigint, $8::bigint), numbers AS (SELECT generate_series($1::integer, $2::integer) AS n) ${sql}`,
        [
          from,
          Math.min(count, from + batch) - 1,
          sizes.accounts,
          ...starts,
          picked[0]!.past,
          picked[0]!.coming,
        ],
      );
    log(`${table}: ${count} rows, ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  // One side has not read the last two messages of each tenth chat.
  await pool.query(`UPDATE chat SET last_message_id = newest.id, tourist_read_id = newest.id - CASE chat.id % 20 WHEN 0 THEN 2 ELSE 0 END,
                           host_read_id = newest.id - CASE chat.id % 20 WHEN 10 THEN 2 ELSE 0 END
    FROM (SELECT chat_id, max(id) AS id FROM chat_message GROUP BY chat_id) newest WHERE newest.chat_id = chat.id`);
  for (const table of all) await pool.query(`ALTER TABLE ${table} ENABLE TRIGGER ALL`);
  const began = performance.now();
  for (const { definition } of indexes) await pool.query(definition);
  await pool.query("DROP TABLE picked_date");
  await pool.query("VACUUM ANALYZE");
  log(`indexes: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
