import { startSession } from "../../apps/api/src/people/sessions/sessions.ts";
import type { Pool } from "../../apps/api/src/platform/db/database.ts";
import { testConfig } from "../../apps/api/testing/fixtures.ts";
import { Client } from "../client.ts";
import { signingKey, widestStorefront } from "../stack.ts";
import { quantile } from "../statistics.ts";

const times = 200;
const people = 20;

interface Visit {
  path: string;
  /** Access token; null for a visitor. */
  token: string | null;
}
export type Calls = Readonly<Record<string, readonly Visit[]>>;

interface Reader {
  id: number;
  token: string;
  organizer: number | null;
}

const anyIds = (table: string) =>
  `SELECT low + floor(random() * (high - low))::integer
     FROM (SELECT min(id) AS low, max(id) AS high FROM ${table}) ends, generate_series(1, ${times})`;

async function readersOf(pool: Pool, sql: string): Promise<Reader[]> {
  const context = { config: testConfig({ SIGNING_KEY: signingKey }) };
  const { rows } = await pool.query<{ id: number; organizer: number | null }>(sql);
  return Promise.all(
    rows.map(async ({ id, organizer }) => {
      const session = await startSession(context, pool, {
        accountId: id,
        storefront: widestStorefront.id,
      });
      return { id, organizer, token: session.accessToken };
    }),
  );
}

/** What an organizer's desk reads, by the organizer's id. */
const deskPaths: Readonly<Record<string, (organizer: number | null) => string>> = {
  bookings: () => "/spa/organizer/bookings",
  "bookings, by a name": () => `/spa/organizer/bookings?text=${encodeURIComponent("Фамилия77")}`,
  board: () => "/spa/organizer/board",
  "board of the past": () => "/spa/organizer/board?time=past",
  day: () => "/spa/organizer/today",
  chats: (organizer) => `/crm/api/chat/list?tour_organizer_id=${organizer}`,
  money: () => `/spa/organizer/money?month=${new Date().toISOString().slice(0, 7)}`,
  tours: () => "/spa/organizer/tours",
};

/** Chooses people, bookings, chats and tours at random, and the calls that their screens send. */
export async function prepareCalls(pool: Pool): Promise<Calls> {
  const column = async <T>(sql: string): Promise<T[]> => {
    const { rows } = await pool.query<{ value: T }>(sql);
    return rows.map(({ value }) => value);
  };
  const tourists = await readersOf(
    pool,
    `SELECT account_id AS id, NULL AS organizer FROM chat JOIN account ON account.id = account_id
      WHERE NOT is_staff AND account.organizer_id IS NULL ORDER BY chat.id DESC OFFSET 100 LIMIT ${people}`,
  );
  const organizersBySize = (order: "ASC" | "DESC", limit: number) =>
    readersOf(
      pool,
      `SELECT account.id, account.organizer_id AS organizer
         FROM account JOIN (SELECT organizer_id, count(*) AS tours FROM tour GROUP BY organizer_id) tour USING (organizer_id)
        ORDER BY tours ${order}, account.id LIMIT ${limit}`,
    );
  const organizers = await organizersBySize("ASC", people);
  const largest = await organizersBySize("DESC", 1);
  const staff = await readersOf(
    pool,
    `SELECT id, NULL AS organizer FROM account WHERE is_staff ORDER BY cardinality(desk_parts) DESC LIMIT 1`,
  );
  const bookings = await pool
    .query<{ id: number; uuid: string; name: string; phone: string }>(
      `SELECT id, uuid, first_name || ' ' || last_name AS name, phone FROM booking WHERE id IN (${anyIds("booking")})`,
    )
    .then(({ rows }) => rows);
  const slugs = await column<string>(
    `SELECT slug AS value FROM tour WHERE id IN (${anyIds("tour")}) AND status = 'published'`,
  );
  const chats = await pool
    .query<{ id: number; account: number }>(
      `SELECT id, account_id AS account FROM chat WHERE account_id = ANY ($1)`,
      [tourists.map(({ id }) => id)],
    )
    .then(({ rows }) => rows);

  const of = (
    readers: readonly Reader[],
    path: (reader: Reader, turn: number) => string,
    length = times,
  ) =>
    Array.from({ length }, (_, turn) => {
      const reader = readers[turn % readers.length]!;
      return { path: path(reader, turn), token: reader.token };
    });
  const visitor = (path: (turn: number) => string) =>
    Array.from({ length: times }, (_, turn) => ({ path: path(turn), token: null }));
  const bookingOf = (turn: number) => bookings[turn % bookings.length]!;
  const deskOf = (whose: string, readers: readonly Reader[], length: number) =>
    Object.fromEntries(
      Object.entries(deskPaths).map(([name, path]) => [
        `${whose} ${name}`,
        of(readers, ({ organizer }) => path(organizer), length),
      ]),
    );
  const query = (text: string) => `/spa/staff-search?q=${encodeURIComponent(text)}`;
  return {
    "a page of tours": visitor((turn) => `/spa/tours?page=${turn + 1}&expand=filters`),
    "a tour": visitor((turn) => `/spa/tour?slug=${slugs[turn % slugs.length]}`),
    "reviews of an organizer": visitor(
      (turn) => `/spa/organizer-reviews?id=${organizers[turn % organizers.length]!.organizer}`,
    ),
    "a booking by its link": visitor(
      (turn) => `/crm/api/request/get-by-uuid?uuid=${bookingOf(turn).uuid}`,
    ),
    "a tourist's bookings": of(tourists, () => "/spa/my-bookings"),
    "a tourist's coming trips": of(tourists, () => "/spa/my-trips"),
    "a tourist's past trips": of(tourists, () => "/spa/my-trips?part=past"),
    "a tourist's chats": of(tourists, () => "/crm/api/chat/list"),
    "messages of a chat": of(tourists, ({ id }) => {
      const chat = chats.find(({ account }) => account === id)!;
      return `/crm/api/chat/get-messages?chat_id=${chat.id}`;
    }),
    "unread messages": of(tourists, () => "/crm/api/chat/unread-count"),
    ...deskOf("an organizer's", organizers, times),
    ...deskOf("the largest organizer's", largest, 5),
    "staff's search by a number": of(staff, (_, turn) => query(String(bookingOf(turn).id))),
    "staff's search by a phone": of(staff, (_, turn) => query(bookingOf(turn).phone)),
    "staff's search by a name": of(staff, (_, turn) => query(bookingOf(turn).name)),
    "staff's page of a booking": of(
      staff,
      (_, turn) => `/spa/staff-booking?id=${bookingOf(turn).id}`,
    ),
    "staff's support chats": of(staff, () => "/spa/support-chats"),
    "staff's audit log": of(staff, () => "/spa/audit-log"),
  };
}

/** Sends the calls one after another; returns a row for each kind. */
export async function measureCalls(port: number, calls: Calls): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, visits] of Object.entries(calls)) {
    const durations: number[] = [];
    const clients = new Map<string | null, Client>();
    for (const { path, token } of visits) {
      const client =
        clients.get(token) ??
        new Client(port, token ? { "x-authorization": `Bearer ${token}` } : {});
      clients.set(token, client);
      // Some tours are another storefront's.
      durations.push(await client.timed(path, path.startsWith("/spa/tour?") ? [200, 404] : [200]));
    }
    for (const client of clients.values()) client.close();
    const ms = (share: number) => quantile(durations, share).toFixed(1);
    rows.push([name, String(durations.length), ms(0.5), ms(0.99), ms(1)]);
  }
  return rows;
}
