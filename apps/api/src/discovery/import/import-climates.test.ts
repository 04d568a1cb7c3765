import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../platform/db/database.ts";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { readClimates } from "../weather/weather-store.ts";
import { importCatalogue } from "./import-catalogue.ts";
import { reportText } from "./report-text.ts";

const year = (figure: number) => Array.from({ length: 12 }, (_, month) => figure + month);

const climate = {
  city: "baikal",
  day: year(5),
  night: year(-3),
  wet_days: year(2),
  water: [null, null, ...year(4).slice(0, 8), null, null],
  best_months: [7, 8],
};

describe("importing climates", () => {
  let database: Database;
  /** A city of a region. */
  let somewhere: { city: number; region: string };
  beforeAll(async () => {
    database = await testDatabase(2);
    await load([]);
    const { rows } = await database.pool.query<{ city: number; region: string }>(
      "SELECT c.id AS city, r.slug AS region FROM city c JOIN region r ON r.id = c.region_id LIMIT 1",
    );
    somewhere = rows[0]!;
  });
  afterAll(() => database.close());
  beforeEach(() => database.pool.query("TRUNCATE climate_normal"));

  const load = (climates: unknown[], strict = false) =>
    importCatalogue(
      database.pool,
      { format: "tropa-catalogue-1", climates },
      { strict, today: "2026-11-22", source: "test.json" },
    );
  const read = async (slug: string) => {
    const { rows } = await database.pool.query<{ id: number }>(
      "SELECT id FROM city WHERE slug = $1",
      [slug],
    );
    return (await readClimates(database.pool, [rows[0]?.id ?? 0]))[0]?.months;
  };

  it("imports the twelve months of a city", async () => {
    expect(await load([climate])).toEqual({
      imported: { organizers: 0, tours: 0, dates: 0, climates: 1 },
      refused: [],
    });
    const months = await read("baikal");
    expect(months).toHaveLength(12);
    expect(months?.[0]).toEqual({
      month: 1,
      day: 5,
      night: -3,
      wet_days: 2,
      water: null,
      is_best: false,
    });
    expect(months?.[6]).toEqual({
      month: 7,
      day: 11,
      night: 3,
      wet_days: 8,
      water: 8,
      is_best: true,
    });
  });

  it("replaces a place's climate; water and best months are optional", async () => {
    await load([climate]);
    const { water: _, best_months: __, ...plain } = climate;
    await load([{ ...plain, day: year(9) }]);
    const months = await read("baikal");
    expect(months?.map(({ day }) => day)).toEqual(year(9));
    expect(months?.every(({ water, is_best }) => water === null && !is_best)).toBe(true);
  });

  it("applies the climate of a region to its cities", async () => {
    const { city: _, ...plain } = climate;
    expect((await load([{ ...plain, region: somewhere.region }])).refused).toEqual([]);
    const [found] = await readClimates(database.pool, [somewhere.city]);
    expect(found?.months.map(({ day }) => day)).toEqual(climate.day);
  });

  it.each([
    ["night[3]", { night: climate.night.with(3, 9) }, "warmer than the day"],
    ["day", { day: year(5).slice(1) }, "twelve figures, January to December"],
    ["day[11]", { day: climate.day.with(11, 61) }, "60"],
    ["wet_days[0]", { wet_days: climate.wet_days.with(0, 1.5) }, "int"],
    ["water[2]", { water: climate.water.with(2, 41) }, "40"],
    ["best_months[0]", { best_months: [13] }, "12"],
    ["city", { city: "atlantis" }, 'there is no "atlantis"'],
    ["city", { region: "buryatia" }, "of one of them"],
    ["city", { city: undefined }, "of one of them"],
    ["region", { city: undefined, region: "atlantis" }, 'there is no "atlantis"'],
    ["", { rain: 4 }, "rain"],
  ])("refuses a row with a wrong %s and imports the others: %o", async (field, fault, reason) => {
    const { imported, refused } = await load([
      { ...climate, city: "altay-mountains", ...fault },
      climate,
    ]);
    expect(imported.climates).toBe(1);
    expect(refused).toMatchObject([
      { kind: "climate", index: 0, field, reason: expect.stringContaining(reason) },
    ]);
    expect(await read("baikal")).toHaveLength(12);
  });

  it("reports row, place and field, and refuses a place listed twice", async () => {
    const report = await load([climate, climate, "no climate"]);
    expect(
      report.refused.map(({ index, externalId, field }) => [index, externalId, field]),
    ).toEqual([
      [1, "baikal", "city"],
      [2, null, ""],
    ]);
    expect(reportText(report)).toContain("climate #1 (baikal)  city  stands in the file twice");
  });

  it("imports nothing in strict mode when a row is refused", async () => {
    const { imported } = await load([climate, { ...climate, city: "atlantis" }], true);
    expect(imported.climates).toBe(0);
    expect(await read("baikal")).toBeUndefined();
  });
});
