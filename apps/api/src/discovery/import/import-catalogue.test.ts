import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../platform/db/database.ts";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { exampleCatalogue, exampleDate, exampleTour } from "./example-catalogue.ts";
import { importCatalogue } from "./import-catalogue.ts";
import { reportText } from "./report-text.ts";

const options = { strict: false, today: "2026-11-21", source: "test.json" };

describe("importing a catalogue", () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase(3);
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.pool.query("TRUNCATE organizer, tour_content, import_id, catalogue_load CASCADE"),
  );

  const load = (file: unknown, strict = false) =>
    importCatalogue(database.pool, file, { ...options, strict });
  const rows = async (sql: string) => (await database.pool.query(sql)).rows;

  it("adds organizers, tours, dates and the places of an empty database", async () => {
    const report = await load(exampleCatalogue());
    expect(report).toEqual({
      imported: { organizers: 1, tours: 1, dates: 1, climates: 0 },
      refused: [],
    });
    const [tour] = await rows(
      "SELECT tour.*, city.slug AS city FROM tour JOIN city ON city.id = main_city_id",
    );
    expect(tour).toMatchObject({
      slug: "olkhon-za-tri-dnya-mys-khoboy-i-tikhie-bukhty",
      city: "baikal",
      price_minor: 2_490_000,
      type: 1,
      languages: ["ru"],
    });
    expect(tour.region_ids).toHaveLength(1);
    expect(await rows("SELECT 1 FROM climate_normal")).not.toHaveLength(0);
    expect(await rows("SELECT source, tours FROM catalogue_load")).toEqual([
      { source: "test.json", tours: 1 },
    ]);
    expect(await rows("SELECT 1 FROM catalogue_change")).not.toHaveLength(0);
  });

  it("updates what was imported before instead of adding it again", async () => {
    await load(exampleCatalogue());
    const [before] = await rows("SELECT id FROM tour");
    const file = exampleCatalogue();
    file.tours = [
      { ...exampleTour(), difficulty: 4, dates: [{ ...exampleDate(), price_minor: 1_990_000 }] },
    ];
    await load(file);
    expect(await rows("SELECT id, difficulty, price_minor FROM tour")).toEqual([
      { id: before?.id, difficulty: 4, price_minor: 1_990_000 },
    ]);
    expect(await rows("SELECT price_minor FROM tour_date")).toEqual([{ price_minor: 1_990_000 }]);
  });

  it("keeps sold seats and dates with bookings", async () => {
    await load(exampleCatalogue());
    await database.pool.query("UPDATE tour_date SET seats_taken = 5");
    await database.pool.query(
      `INSERT INTO booking (tour_id, tour_date_id, organizer_id, status, adults, first_name, phone, locale, storefront, currency,
                            total_minor, prepayment_minor)
       SELECT tour_id, tour_date.id, organizer_id, 3, 5, 'Ольга', '+79005550000', 'ru', 'ru', 'RUB', 100, 10
         FROM tour_date JOIN tour ON tour.id = tour_id`,
    );
    const file = exampleCatalogue();
    file.tours = [{ ...exampleTour(), dates: [{ ...exampleDate(), seats_total: 4 }] }];
    expect((await load(file)).refused).toEqual([
      {
        kind: "tour",
        index: 0,
        externalId: "olkhon-3",
        field: "dates[0].seats_total",
        reason: "5 seats are sold already",
      },
    ]);
    file.tours = [{ ...exampleTour(), dates: [exampleDate("another")] }];
    expect((await load(file)).refused).toEqual([]);
    const dates = await rows("SELECT seats_total, seats_taken FROM tour_date ORDER BY id");
    expect(dates).toEqual([
      { seats_total: 5, seats_taken: 5 },
      { seats_total: 8, seats_taken: 0 },
    ]);
    await database.pool.query("DELETE FROM booking");
  });

  it("imports valid rows and reports index, id, field and reason of the others", async () => {
    const file = {
      ...exampleCatalogue(),
      tours: [
        exampleTour("good"),
        {
          ...exampleTour("bad-date"),
          dates: [exampleDate("a"), { ...exampleDate("b"), ends_on: "2027-07-32" }],
        },
        { ...exampleTour("nowhere"), cities: ["baikal", "atlantis"], organizer: "nobody" },
        { ...exampleTour("no-dates"), dates: [] },
        { ...exampleTour("typo"), dificulty: 2 },
        exampleTour("good"),
        "not a tour",
      ],
    };
    const report = await load(file);
    expect(report.imported).toMatchObject({ organizers: 1, tours: 1, dates: 1 });
    expect(
      report.refused.map(({ index, externalId, field }) => [index, externalId, field]),
    ).toEqual([
      [1, "bad-date", "dates[1].ends_on"],
      [2, "nowhere", "organizer"],
      [2, "nowhere", "cities[1]"],
      [3, "no-dates", "dates"],
      [4, "typo", ""],
      [5, "good", "external_id"],
      [6, null, ""],
    ]);
    expect(reportText(report)).toContain(
      'tour #2 (nowhere)   cities[1]         there is no "atlantis"',
    );
    expect(await rows("SELECT 1 FROM tour")).toHaveLength(1);
  });

  it("imports nothing from a faulty file in strict mode", async () => {
    const file = {
      ...exampleCatalogue(),
      tours: [exampleTour(), { ...exampleTour("bad"), difficulty: 5 }],
    };
    const report = await load(file, true);
    expect(report.imported).toEqual({ organizers: 0, tours: 0, dates: 0, climates: 0 });
    expect(report.refused).toHaveLength(1);
    expect(await rows("SELECT 1 FROM organizer")).toHaveLength(0);
    expect(await rows("SELECT 1 FROM import_id")).toHaveLength(0);
  });

  it.each([
    ["another format", { format: "csv" }, "format"],
    ["an array instead of an object", [], ""],
    ["tours that are not a list", { format: "tropa-catalogue-1", tours: {} }, "tours"],
  ])("refuses a file with %s", async (_, file, field) => {
    const report = await load(file);
    expect(report.refused).toMatchObject([{ kind: "file", field }]);
  });

  it("imports optional facts and removes those missing from the next file", async () => {
    const facts = {
      min_group_size: 4,
      decided_days: 21,
      child_prices: [{ from_age: 3, to_age: 10, percent: 50 }],
      video_url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
      stories: [
        {
          title: { ru: "Маршрут", en: "The route" },
          images: ["https://pictures.example.com/olkhon-2.jpg"],
        },
      ],
    };
    const places = [{ name: "Мыс Бурхан", lat: 53.202, lng: 107.337 }];
    const { content, ...tour } = exampleTour();
    const told = {
      ...content.ru,
      programme: content.ru.programme.map((day) => ({ ...day, places })),
    };
    const file = (own: object) => ({
      ...exampleCatalogue(),
      tours: [{ ...tour, content: { ru: told, en: told }, ...own }],
    });
    const read = () =>
      rows(
        `SELECT min_group_size, decided_days, child_prices, video_url, stories,
                body #> '{ru,programme,0,places}' AS places
           FROM tour JOIN tour_content c ON c.id = content_id`,
      );
    expect((await load(file(facts))).refused).toEqual([]);
    expect(await read()).toEqual([{ ...facts, places }]);
    // What the next file leaves out is gone again.
    await load(file({}));
    expect(await read()).toMatchObject([
      {
        min_group_size: 1,
        decided_days: 14,
        child_prices: [],
        video_url: null,
        stories: [],
      },
    ]);
  });

  it("imports price lists in languages without long texts", async () => {
    const price_lists = { de: { included: ["Guide"], excluded: ["Anreise"] } };
    const tour = exampleTour();
    const file = (lists: object) => ({
      ...exampleCatalogue(),
      tours: [{ ...tour, content: { ...tour.content, price_lists: lists } }],
    });
    expect((await load(file(price_lists))).refused).toEqual([]);
    expect(await rows("SELECT body -> 'price_lists' AS price_lists FROM tour_content")).toEqual([
      { price_lists },
    ]);
    const { refused } = await load(file({ de: { included: ["Guide"] }, fr: price_lists.de }));
    expect(refused.map(({ field }) => field)).toEqual([
      "content.price_lists.de.excluded",
      "content.price_lists",
    ]);
  });

  it.each([
    ["min_group_size", { min_group_size: 9 }],
    ["child_prices[0].to_age", { child_prices: [{ from_age: 3, to_age: 18, percent: 50 }] }],
    [
      "child_prices",
      {
        child_prices: [
          { from_age: 3, to_age: 10, percent: 50 },
          { from_age: 10, to_age: 12, percent: 70 },
        ],
      },
    ],
    ["video_url", { video_url: "https://videos.example.com/1" }],
    ["stories[0].images", { stories: [{ title: { ru: "Б", en: "B" }, images: [] }] }],
  ])("refuses a tour with a wrong %s", async (field, fault) => {
    const report = await load({ ...exampleCatalogue(), tours: [{ ...exampleTour(), ...fault }] });
    expect(report.refused).toMatchObject([{ kind: "tour", field }]);
  });

  it("imports a tour by request without dates", async () => {
    const request = { start: "2027-06-01", end: "2027-09-30", price_minor: 3_000_000 };
    const tour = { ...exampleTour(), dates: [], request_period: request };
    expect((await load({ ...exampleCatalogue(), tours: [tour] })).refused).toEqual([]);
    expect(await rows("SELECT price_minor, request_period_end FROM tour")).toEqual([
      { price_minor: 3_000_000, request_period_end: "2027-09-30" },
    ]);
  });
});
