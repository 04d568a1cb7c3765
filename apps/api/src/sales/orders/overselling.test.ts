import { Agent, request } from "node:http";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../platform/db/database.ts";
import { createServer } from "../../server/server.ts";
import {
  insertDate,
  insertPlaces,
  insertTour,
  testConfig,
  testStorefronts,
} from "../../../testing/fixtures.ts";
import { patientDatabase } from "../../../testing/database/test-database.ts";
import { bookingRoutes } from "./booking-routes.ts";
import { changeRoutes } from "./change/change-routes.ts";

let database: Database;
let server: FastifyInstance;
let port: number;

beforeAll(async () => {
  database = await patientDatabase();
  await insertPlaces(database.pool);
  server = createServer({ logLevel: "silent", storefronts: testStorefronts });
  const context = { pool: database.pool, config: testConfig() };
  bookingRoutes(server, context);
  changeRoutes(server, context);
  port = Number(new URL(await server.listen({ port: 0, host: "127.0.0.1" })).port);
});

afterAll(async () => {
  await server.close();
  await database.close();
});

const russian = { "x-localization": testStorefronts.speaking("ru").id };

function post(agent: Agent, path: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        port,
        path,
        method: "POST",
        headers: { ...russian, "content-type": "application/json" },
      },
      (answer) => {
        answer.resume();
        answer.once("end", () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.once("error", reject);
    sent.end(body);
  });
}

it("sells the last 3 seats to exactly 3 of 200 concurrent orders", async () => {
  const { tourId, dateId } = await insertTour(database.pool, { seats: 3 });
  // Every one on a connection of their own: nothing queues up on the way.
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  const statuses = await Promise.all(
    Array.from({ length: 200 }, (_, index) => {
      // Each has a number of their own: a second order to one number has to confirm it first.
      const order = {
        tour_id: tourId,
        variant_id: dateId,
        first_name: "Ann",
        phone: `+7903${1_000_000 + index}`,
        agree: true,
        seen: { amount: 1_000_000, currency: "RUB" },
      };
      return post(agent, "/spa/submit-order", JSON.stringify(order));
    }),
  );
  const count = (status: number) => statuses.filter((given) => given === status).length;
  expect({ sold: count(200), refused: count(409), all: statuses.length }).toEqual({
    sold: 3,
    refused: 197,
    all: 200,
  });
  const { rows } = await database.pool.query(
    `SELECT seats_taken, seats_total, (SELECT count(*) FROM booking WHERE tour_date_id = $1) AS bookings,
            (SELECT count(*) FROM outbox) AS messages
       FROM tour_date WHERE id = $1`,
    [dateId],
  );
  expect(rows).toEqual([{ seats_taken: 3, seats_total: 3, bookings: 3, messages: 6 }]);
});

it("never oversells the last seats to concurrent moves, larger parties and orders", async () => {
  const { tourId, dateId } = await insertTour(database.pool, { seats: 30 });
  const wanted = await insertDate(database.pool, dateId, {
    days: 20,
    priceMinor: 1_000_000,
    seats: 15,
  });
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  let people = 0;
  const order = (date: number, adults: number) => ({
    tour_id: tourId,
    variant_id: date,
    first_name: "Ann",
    phone: `+7904${1_000_000 + (people += 1)}`,
    adults,
    agree: true,
    seen: { amount: adults * 1_000_000, currency: "RUB" },
  });
  const book = async (date: number) => {
    const made = await server.inject({
      method: "POST",
      url: "/spa/submit-order",
      headers: russian,
      payload: order(date, 1),
    });
    return made.json<{ uuid: string }>().uuid;
  };
  // Ten bookings there that want a second seat, thirty that want to move there, sixty new orders.
  const there = await Promise.all(Array.from({ length: 10 }, () => book(wanted)));
  const elsewhere = await Promise.all(Array.from({ length: 30 }, () => book(dateId)));
  const change = (uuid: string, adults: number) =>
    post(
      agent,
      "/spa/change-booking",
      JSON.stringify({ uuid, variant_id: wanted, adults, total: adults * 1_000_000 }),
    );
  // A move with enough seats succeeds.
  expect(await change(elsewhere.pop()!, 1)).toBe(200);
  const statuses = await Promise.all([
    ...there.map((uuid) => change(uuid, 2)),
    ...elsewhere.map((uuid) => change(uuid, 1)),
    ...Array.from({ length: 60 }, () =>
      post(agent, "/spa/submit-order", JSON.stringify(order(wanted, 1))),
    ),
  ]);
  const count = (status: number) => statuses.filter((given) => given === status).length;
  expect({ sold: count(200), refused: count(409) }).toEqual({ sold: 4, refused: 95 });
  const { rows } = await database.pool.query(
    `SELECT id, seats_taken = (SELECT sum(seats) FROM booking WHERE tour_date_id = tour_date.id AND status < 5) AS agree, seats_taken
       FROM tour_date WHERE tour_id = $1 ORDER BY starts_on`,
    [tourId],
  );
  const moved = statuses.slice(10, 39).filter((status) => status === 200).length;
  expect(rows).toEqual([
    { id: dateId, agree: true, seats_taken: elsewhere.length - moved },
    { id: wanted, agree: true, seats_taken: 15 },
  ]);
});

it("refuses in the database to take more seats than a departure has", async () => {
  const { dateId } = await insertTour(database.pool, { seats: 3 });
  const oversell = database.pool.query("UPDATE tour_date SET seats_taken = 4 WHERE id = $1", [
    dateId,
  ]);
  await expect(oversell).rejects.toMatchObject({ constraint: "seats_never_oversold" });
});
