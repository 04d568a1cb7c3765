import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/platform/db/database.ts";
import { testDatabase } from "../database/test-database.ts";
import { demoCatalogue } from "@tropa/demo/catalogue/generate";
import { loadCatalogue } from "@tropa/demo/catalogue/loading/load";

describe("loading a catalogue", () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase(3);
  });
  afterAll(() => database.close());

  const count = async (table: string) => {
    const { rows } = await database.pool.query<{ count: number }>(`SELECT count(*) FROM ${table}`);
    return rows[0]?.count;
  };

  it("stores nothing when a row is refused", async () => {
    const broken = demoCatalogue({ seed: "load", today: "2026-11-21", tours: 30 });
    const [first] = broken.tour;
    if (!first) throw new Error("The catalogue is empty");
    const failing = { ...broken, tour: [first, first] };
    await expect(loadCatalogue(database.pool, failing)).rejects.toThrow(/duplicate key/);
    expect(await count("country")).toBe(0);
    expect(await count("catalogue_load")).toBe(0);
  });

  it("fills every table, records one load and lets ids continue", async () => {
    const catalogue = demoCatalogue({ seed: "load", today: "2026-11-21", tours: 120 });
    const done: string[] = [];
    await loadCatalogue(database.pool, catalogue, (progress) => {
      if (progress.done) done.push(progress.table);
    });
    expect(done).toContain("review");
    expect(await count("tour")).toBe(120);
    expect(await count("tour_date")).toBe([...catalogue.tour_date].length);
    expect(await count("review")).toBe([...catalogue.review].length);
    expect(await count("catalogue_change")).toBe(0);
    expect(await count("catalogue_load")).toBe(1);
    const stored = await database.pool.query("SELECT * FROM tour WHERE id = 7");
    const made = [...catalogue.tour].find((tour) => tour.id === 7);
    expect(stored.rows[0]).toMatchObject({ ...made, weight: expect.closeTo(made?.weight ?? 0, 3) });
    await database.pool.query(
      `INSERT INTO review (tour_id, organizer_id, author_name, rating, locale, text, travelled_on, created_on)
       SELECT 7, organizer_id, 'Анна', 5, 'ru', 'Спасибо', '2026-10-01', '2026-10-05' FROM tour WHERE id = 7`,
    );
    for (const table of ["organizer", "tour_content", "tour"]) {
      const { rows } = await database.pool.query<{ next: number; highest: number }>(
        `SELECT nextval(pg_get_serial_sequence($1, 'id')) AS next, max(id) AS highest FROM ${table}`,
        [table],
      );
      expect(rows).toEqual([{ next: Number(rows[0]?.highest) + 1, highest: expect.any(Number) }]);
    }
    await database.pool.query("UPDATE tour SET price_minor = price_minor + 1 WHERE id = 7");
    expect(await count("catalogue_change")).toBe(2); // of the review and of the tour
  });

  it("locates tours along their programmes, not all in their main city", async () => {
    await database.pool.query(
      "TRUNCATE country, rest_kind, collection, ship, water_object, tour_content, currency_rate CASCADE",
    );
    await loadCatalogue(
      database.pool,
      demoCatalogue({ seed: "tropa", today: "2026-11-21", tours: 600 }),
    );
    const { rows } = await database.pool.query<{ tours: number; points: number; far: number }>(
      `SELECT count(*) AS tours, count(DISTINCT (t.lat, t.lng)) AS points,
         max(sqrt(power(t.lat - c.lat, 2) + power((t.lng - c.lng) * cos(radians(c.lat)), 2))) AS far
       FROM tour t JOIN city c ON c.id = t.main_city_id GROUP BY c.id`,
    );
    // Degrees: cruises and long ways go far from where they begin.
    for (const { far } of rows) expect(far).toBeLessThan(12);
    const towns = rows.filter(({ tours }) => tours >= 12);
    expect(towns.length).toBeGreaterThan(5);
    for (const { points } of towns) expect(points).toBeGreaterThan(2);
  });

  it("restores indexes and keys after a large load", async () => {
    const described = `
      SELECT indexdef AS it FROM pg_indexes WHERE tablename IN ('tour', 'tour_date')
      UNION ALL
      SELECT conname || pg_get_constraintdef(oid) FROM pg_constraint
       WHERE conrelid IN ('tour'::regclass, 'tour_date'::regclass) ORDER BY 1`;
    const before = await database.pool.query(described);
    await database.pool.query(
      "TRUNCATE country, rest_kind, collection, ship, water_object, tour_content, currency_rate CASCADE",
    );
    const small = demoCatalogue({ seed: "large", today: "2026-11-21", tours: 40 });
    await loadCatalogue(database.pool, { ...small, tourCount: 1_000_000 });
    const after = await database.pool.query(described);
    expect(after.rows).toEqual(before.rows);
    expect(await count("tour")).toBe(40);
  });
});
