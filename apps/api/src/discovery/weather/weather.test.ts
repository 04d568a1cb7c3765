import { skies, tourWeatherCall } from "@tropa/api-contract/discovery/calls-weather";
import { addDays } from "@tropa/domain/time/local-date";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { today } from "../catalogue/catalogue.ts";
import type { Platform } from "../../../testing/platform.ts";
import { closeTours, failureOf, openTours } from "../../../testing/discovery/test-tours.ts";
import { cachedForecasts, openMeteo, skyOf } from "./forecast.ts";

/** Stands in for a source of forecasts: answers as it is told and counts how often it is asked. */
class Source {
  readonly asked: Record<string, unknown>[] = [];
  answer: () => unknown = () => ({});
  readonly #server: FastifyInstance = Fastify();

  async listen(): Promise<string> {
    this.#server.get("/v1/forecast", (request) => {
      this.asked.push({ ...Object(request.query) });
      return this.answer();
    });
    return `${await this.#server.listen({ port: 0, host: "127.0.0.1" })}/v1/forecast?apikey=secret`;
  }
  close = () => this.#server.close();
}

const dates = Array.from({ length: 17 }, (_, index) => addDays(today(), index - 1));
const forecast = {
  daily: {
    time: dates,
    temperature_2m_max: dates.map((_, index) => 20.4 + index),
    temperature_2m_min: dates.map(() => -0.4),
    precipitation_probability_max: dates.map(() => 35),
    weather_code: dates.map((_, index) => (index === 16 ? null : 61)),
  },
};

let platform: Platform;
const source = new Source();
beforeAll(async () => {
  platform = await openTours({ WEATHER_URL: await source.listen() });
});
afterAll(async () => {
  await closeTours(platform);
  await source.close();
});

const weatherOf = (id: number, language = "ru") =>
  platform
    .client({ token: null }, language)
    .call(tourWeatherCall, { query: { tour_id: String(id) } });

async function idsOf(condition: string): Promise<number[]> {
  const rows = await platform.rows<{ id: number }>(
    `SELECT id FROM tour t WHERE status = 'published' AND NOT is_individual AND ${condition} ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

async function oneOf(condition: string): Promise<number> {
  const [id] = await idsOf(condition);
  if (id === undefined) throw new Error(`no tour with ${condition}`);
  return id;
}

describe("the weather of a tour", () => {
  it("returns twelve months for up to four places, starting with the main one", async () => {
    source.answer = () => forecast;
    const id = await oneOf("cardinality(city_ids) > 1");
    const [main] = await platform.rows<{ ru: string; de: string }>(
      "SELECT name->>'ru' AS ru, name->>'de' AS de FROM city c JOIN tour t ON t.main_city_id = c.id WHERE t.id = $1",
      id,
    );
    const { places } = await weatherOf(id);
    expect(places.length).toBeGreaterThan(0);
    expect(places.length).toBeLessThanOrEqual(4);
    expect(places[0]?.name).toBe(main?.ru);
    expect((await weatherOf(id, "de")).places[0]?.name).toBe(main?.de);
    for (const { months } of places) {
      expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(months.some(({ is_best }) => is_best)).toBe(true);
    }
  });

  it("uses the region's climate for cities without one, and lists equal climates once", async () => {
    source.answer = () => forecast;
    const id = await oneOf("true");
    const cities = await platform.rows<{ id: number }>(
      `DELETE FROM climate_normal n USING city c JOIN region r ON r.id = c.region_id
        WHERE n.city_id = c.id AND r.slug = 'altay' RETURNING c.id`,
    );
    const ids = [...new Set(cities.map((city) => city.id))];
    await platform.rows(
      `INSERT INTO climate_normal (region_id, month, day, night, wet_days)
         SELECT r.id, n, n, n - 5, 10 FROM region r, generate_series(1, 12) n WHERE r.slug = 'altay'`,
    );
    await platform.rows(
      "UPDATE tour SET main_city_id = $2, city_ids = $3 WHERE id = $1",
      id,
      ids[0],
      ids,
    );
    const { places } = await weatherOf(id);
    expect(ids.length).toBeGreaterThan(1);
    expect(places).toMatchObject([{ id: ids[0] }]);
    expect(places[0]?.months.map(({ day }) => day)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });

  it("answers 404 for removed and unknown tours", async () => {
    const [removed] = await platform.rows<{ id: number }>(
      "UPDATE tour SET status = 'removed' WHERE id = (SELECT max(id) FROM tour WHERE status = 'published') RETURNING id",
    );
    for (const id of [removed?.id ?? 0, 2_000_000_000])
      expect(await failureOf(weatherOf(id))).toMatchObject({ code: "not_found", status: 404 });
  });
});

describe("a forecast", () => {
  const warnings: string[] = [];
  // A busy machine must not make the source look down.
  const patienceMs = 120_000;
  const kept = (address: string) =>
    cachedForecasts(openMeteo(address, patienceMs), (message) => warnings.push(message));

  it("covers the days from today on, and is fetched once per place", async () => {
    source.answer = () => forecast;
    source.asked.length = 0;
    const id = await oneOf("main_city_id = (SELECT id FROM city WHERE slug = 'baikal')");
    const [first, second] = await Promise.all([weatherOf(id), weatherOf(id)]);
    expect(second).toEqual(first);
    const shown = first.places[0]?.forecast ?? [];
    // Yesterday is over, and of the seventeenth day nothing is known.
    expect(shown.map(({ date }) => date)).toEqual(dates.slice(1, 16));
    expect(shown[0]).toEqual({ date: today(), day: 21, night: 0, sky: "rain", wet_chance: 35 });
    const asked = source.asked.filter(({ latitude }) => latitude === "53.19");
    expect(asked).toMatchObject([{ longitude: "107.34", timezone: "auto", apikey: "secret" }]);
  });

  it.each([
    [
      "fails",
      () => {
        throw new Error("down");
      },
    ],
    ["answers in an unknown format", () => ({ days: [] })],
    [
      "reports impossible values",
      () => ({ daily: { ...forecast.daily, temperature_2m_max: [4000] } }),
    ],
  ])(
    "is empty when its source %s; the source is then left alone for a while",
    async (_, answer) => {
      const down = new Source();
      down.answer = answer;
      const address = await down.listen();
      try {
        warnings.length = 0;
        const forecasts = kept(address);
        expect(await forecasts.daysAt({ lat: 1, lng: 2 })).toEqual([]);
        expect(await forecasts.daysAt({ lat: 3, lng: 4 })).toEqual([]);
        expect(down.asked).toHaveLength(1);
        expect(warnings).toHaveLength(1);
        expect(warnings[0]).not.toContain("secret");
      } finally {
        await down.close();
      }
    },
  );

  it("is empty without a source", async () => {
    const forecasts = cachedForecasts(null, (message) => warnings.push(message));
    expect(await forecasts.daysAt({ lat: 1, lng: 2 })).toEqual([]);
  });

  it.each([
    [0, "clear"],
    [1, "clear"],
    [3, "clouds"],
    [48, "fog"],
    [55, "rain"],
    [73, "snow"],
    [81, "rain"],
    [86, "snow"],
    [99, "storm"],
    [-1, "clouds"],
  ])("maps the weather code %i to %s", (code, sky) => {
    expect(skyOf(code)).toBe(sky);
    expect(skies).toContain(sky);
  });
});
