/**
 * The staff's search over many bookings. Usage: node bench/search/staff.ts [bookings], 1,000,000 by default. Names are
 * 200 first and 5,000 last ones, the first of each far more frequent than the last.
 */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../apps/api/src/platform/db/database.ts";
import type { Pool } from "../../apps/api/src/platform/db/database.ts";
import { migrate } from "../../apps/api/src/platform/db/migrate.ts";
import { learnNameWords, search } from "../../apps/api/src/staff/lookup/lookup.ts";
import { insertPlaces, insertTour } from "../../apps/api/testing/fixtures.ts";
import { Dice } from "../../apps/api/testing/search/random-catalogue.ts";
import { quantile, table } from "../statistics.ts";

const bookings = Number(process.argv[2] ?? 1_000_000);
const [firstNames, lastNames] = [200, 5000];
const rounds = 40;

/** Inserts bookings without their indexes, which are built afterwards. */
async function fill(pool: Pool): Promise<number> {
  const { tourId, dateId } = await insertTour(pool);
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE tablename = 'booking' AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
  );
  for (const { name } of indexes) await pool.query(`DROP INDEX ${name}`);
  await pool.query("ALTER TABLE booking DISABLE TRIGGER USER");
  await pool.query(
    `INSERT INTO booking (tour_id, tour_date_id, organizer_id, status, adults, first_name, last_name, phone, email,
                          locale, storefront, currency, total_minor, prepayment_minor, commission_percent)
     SELECT tour.id, $2, organizer_id, 4, 2,
            'Имя' || chr(1072 + (f % 32)) || chr(1072 + (f / 32)), 'Фамилия' || chr(1072 + (l % 32)) || chr(1072 + (l / 32 % 32)) || chr(1072 + (l / 1024)),
            '+79' || lpad((n::bigint * 7919 % 1000000000)::text, 9, '0'), 'guest' || n || '@example.com', 'ru', 'ru', 'RUB',
            100000, 15000, 15
       FROM tour, generate_series(1, $3::integer) AS n,
            LATERAL (SELECT floor(power(random(), 3) * ${firstNames})::integer AS f, floor(power(random(), 2) * ${lastNames} + n * 0)::integer AS l) AS named
      WHERE tour.id = $1`,
    [tourId, dateId, bookings],
  );
  for (const { definition } of indexes) await pool.query(definition);
  await pool.query("ALTER TABLE booking ENABLE TRIGGER USER");
  await learnNameWords(pool);
  await pool.query("VACUUM ANALYZE");
  const { rows } = await pool.query<{ id: number }>("SELECT max(id) AS id FROM booking");
  return rows[0]!.id;
}

const folder = await mkdtemp(join(tmpdir(), "tropa-bench-"));
// The embedded database runs under an account of its own when we are root.
await chmod(folder, 0o755);
const database = await openDatabase({ databaseUrl: undefined, dataDir: folder, poolSize: 8 });
const { pool } = database;
try {
  await migrate(pool);
  await insertPlaces(pool);
  const newest = await fill(pool);
  const dice = new Dice(bookings);
  const anyone = async () => {
    const { rows } = await pool.query<{
      id: number;
      uuid: string;
      first_name: string;
      last_name: string;
      phone: string;
      email: string;
    }>("SELECT id, uuid, first_name, last_name, phone, email FROM booking WHERE id = $1", [
      newest - dice.int(bookings),
    ]);
    return rows[0]!;
  };
  type Guest = Awaited<ReturnType<typeof anyone>>;
  const texts: Record<string, (guest: Guest) => string> = {
    number: ({ id }) => String(id),
    link: ({ uuid }) => uuid,
    "phone number": ({ phone }) => phone,
    "last seven digits": ({ phone }) => phone.slice(-7),
    "last four digits": ({ phone }) => phone.slice(-4),
    "e-mail": ({ email }) => email,
    "first name": ({ first_name: first }) => first,
    "last name": ({ last_name: last }) => last,
    "both names": (guest) => `${guest.first_name} ${guest.last_name}`,
    "beginnings of both": (guest) =>
      `${guest.last_name.slice(0, 8)} ${guest.first_name.slice(0, 4)}`,
    "both, mistyped": (guest) => `${guest.first_name} ${guest.last_name.replace("лия", "ля")}`,
    "nobody's name": () => "xyzzy quux",
  };
  const staff = { accountId: 0, isStaff: false, requestId: "bench" };
  const rows: string[][] = [];
  for (const [name, textOf] of Object.entries(texts)) {
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round < rounds; round++) {
      const text = textOf(await anyone());
      const began = performance.now();
      const answer = await search({ pool }, staff, { text, locale: "ru" });
      times.push(performance.now() - began);
      if (answer.bookings.length > 0) found += 1;
    }
    const ms = (share: number) => quantile(times, share).toFixed(1);
    rows.push([name, ms(0.5), ms(0.95), ms(1), `${found} of ${rounds}`]);
  }
  console.log(
    `## The staff's search, ${bookings.toLocaleString("en")} bookings\n\n${table(["what is typed", "p50, ms", "p95, ms", "longest, ms", "found"], rows)}\n`,
  );
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
