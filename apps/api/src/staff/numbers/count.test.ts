import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import { happen, histories, reckonSales } from "../../../testing/sales-history.ts";
import type { SaleAct, SalesRow } from "../../../testing/sales-history.ts";
import { Storefronts } from "../../platform/storefronts/storefronts.ts";
import { countAnswers, countNumbers, countSupply } from "./numbers.ts";

let platform: Platform;
let departures: { tourId: number; dateId: number; organizerId: number }[];
beforeAll(async () => {
  platform = await Platform.open();
  const { pool } = platform.context;
  departures = await Promise.all(
    Object.values(organizers).map(async (organizerId) => ({
      organizerId,
      ...(await insertTour(pool, { organizerId })),
    })),
  );
});
afterAll(() => platform.close());
beforeEach(() =>
  platform.rows(
    "TRUNCATE refund, payment, booking_event, booking, sales_day, sales_count, sales_change, answer_day, chat CASCADE",
  ),
);

const storefronts = () => platform.context.config.storefronts.all;
const zones = () => Object.fromEntries(storefronts().map(({ id, timeZone }) => [id, timeZone]));
const make = (act: SaleAct) =>
  happen(
    platform.context.pool,
    act,
    departures,
    storefronts().map(({ id }) => id),
  );

/** The counted days; without a sale, as after one was redated, a day has no row. */
const counted = (of: string, key: string): Promise<SalesRow[]> =>
  platform.rows(
    `SELECT * FROM (SELECT concat_ws(' ', storefront, currency, ${key} day) AS key, orders, paid, states, cancelled,
            cancelled_organizer AS "byOrganizer", gross_minor AS gross, refunded_minor AS refunded, take_minor AS take
       FROM sales_day WHERE ${of}) counted ORDER BY key COLLATE "C"`,
  );

it("counts every day as plain SQL and the settlement do, whatever happened late and in which order", async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      for (const act of history) await (act === null ? countNumbers(platform.context) : make(act));
      await countNumbers(platform.context);
      const reckoned = await reckonSales(platform.context.pool, zones());
      expect(await counted("organizer_id > 0", "organizer_id,")).toEqual(reckoned);
    }),
    { numRuns: 50 },
  );
});

it("sums up all organizers, countries and cities", async () => {
  for (let which = 0; which < 6; which++) {
    await make({ kind: "book", which, minutesAgo: which * 700 + 1, amount: which });
    await make({ kind: "pay", which: 0, minutesAgo: which * 300 + 1, amount: 10_001 });
  }
  await countNumbers(platform.context);
  const sums = await platform.rows(
    `SELECT sum(orders) AS orders, sum(gross_minor) AS gross, sum(take_minor) AS take FROM sales_day
      GROUP BY organizer_id = 0, country_id = 0, city_id = 0`,
  );
  expect(sums).toHaveLength(4);
  expect(sums[0]).toMatchObject({ orders: 6, gross: 60_006 });
  expect(new Set(sums.map((row) => JSON.stringify(row))).size).toBe(1);
});

it("is safe to run in several processes at once, and again", async () => {
  for (let which = 0; which < 5; which++)
    await make({ kind: "book", which, minutesAgo: which * 1000 + 1, amount: 1 });
  await Promise.all([1, 2, 3].map(() => countNumbers(platform.context)));
  await Promise.all([1, 2, 3].map(() => countNumbers(platform.context)));
  await countNumbers(platform.context);
  const reckoned = await reckonSales(platform.context.pool, zones());
  expect(await counted("organizer_id > 0", "organizer_id,")).toEqual(reckoned);
});

it("counts sales that commit while it runs", async () => {
  await countNumbers(platform.context);
  const client = await platform.context.pool.connect();
  try {
    await client.query("BEGIN");
    const [{ id: storefront }] = storefronts();
    await happen(client, { kind: "book", which: 0, minutesAgo: 1, amount: 1 }, departures, [
      storefront,
    ]);
    // A later booking is counted first.
    await make({ kind: "book", which: 0, minutesAgo: 1, amount: 1 });
    await countNumbers(platform.context);
    await client.query("COMMIT");
  } finally {
    client.release();
  }
  await countNumbers(platform.context);
  expect(
    await platform.row("SELECT sum(orders) AS orders FROM sales_day WHERE organizer_id > 0"),
  ).toEqual({ orders: 2 });
});

it("counts anew in another time zone", async () => {
  for (let which = 0; which < 8; which++)
    await make({ kind: "book", which, minutesAgo: which * 180 + 1, amount: 1 });
  await countNumbers(platform.context);
  const [first, ...others] = storefronts();
  const moved = { ...first, timeZone: "Pacific/Kiritimati" };
  const config = { ...platform.context.config, storefronts: new Storefronts([moved, ...others]) };
  await countNumbers({ ...platform.context, config });
  const reckoned = await reckonSales(platform.context.pool, {
    ...zones(),
    [first.id]: moved.timeZone,
  });
  expect(await counted("organizer_id > 0", "organizer_id,")).toEqual(reckoned);
});

it("goes on where a run ended before all days were counted", async () => {
  await make({ kind: "book", which: 0, minutesAgo: 4 * 1440, amount: 1 });
  await countNumbers(platform.context, 0);
  expect(await counted("true", "")).toEqual([]);
  await countNumbers(platform.context);
  expect(await counted("organizer_id > 0", "organizer_id,")).toHaveLength(1);
});

it("counts answers by how soon they came, and questions without any after a day", async () => {
  const tourist = await platform.person("tourist");
  const [{ id: storefront }] = storefronts();
  const chat = await platform.row<{ id: number }>(
    "INSERT INTO chat (account_id, organizer_id, storefront) VALUES ($1, $2, $3) RETURNING id",
    tourist.accountId,
    organizers.direct,
    storefront,
  );
  // Minutes ago. A second question before the answer is part of the first.
  const said: [string, number][] = [
    ["tourist", 3000],
    ["tourist", 2999],
    ["organizer", 2990],
    ["tourist", 2900],
    ["organizer", 2855],
    ["tourist", 2000],
  ];
  for (const [side, minutes] of said)
    await platform.rows(
      "INSERT INTO chat_message (chat_id, side, body, created_at) VALUES ($1, $2, 'hm', now() - $3::integer * interval '1 minute') RETURNING id",
      chat.id,
      side,
      minutes,
    );
  await countNumbers(platform.context);
  await countAnswers(platform.context);
  for (const organizer of [0, organizers.direct])
    expect(
      await platform.row(
        `SELECT sum(within_15) AS "15", sum(within_60) AS "60", sum(within_240) AS "240", sum(within_1440) AS "1440", sum(later) AS later
           FROM answer_day WHERE side = 'organizer' AND organizer_id = $1`,
        organizer,
      ),
    ).toEqual({ "15": 1, "60": 1, "240": 0, "1440": 0, later: 1 });
});

it("counts departures ahead", async () => {
  const before = await platform.row<{ count: number }>(
    "SELECT count(*) AS count FROM tour_date WHERE starts_on >= current_date",
  );
  await countSupply(platform.context);
  await countSupply(platform.context);
  for (const key of ["organizer_id > 0", "organizer_id = 0 AND country_id = 0"])
    expect(
      await platform.row(`SELECT sum(departures) AS count FROM supply_month WHERE ${key}`),
    ).toEqual(before);
});
