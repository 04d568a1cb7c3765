import type { Page } from "@playwright/test";
import type { Pool } from "../apps/api/src/platform/db/database.ts";
import { openBrowser } from "./browser.ts";
import { signIn, withStack } from "./signed-in.ts";
import { storefrontOf, widestStorefront } from "./stack.ts";
import { quantile, table } from "./statistics.ts";

/** Number of one organizer's bookings and of their departures. */
const bookings = 10_000;
const departures = 1_250;
/** Rounds of each call, after warm-up rounds that are not counted. */
const rounds = 40;
const warmUps = 5;
/** Scroll distance per frame, as by hand, px. */
const scrollStep = 400;
const longestScrollMs = 120_000;
/** Limits for a call, for a filter on screen, and for a frame at the 95th percentile. */
const limits = { callMs: 100, filterMs: 300, frameMs: 25 };

const { id: variant } = widestStorefront;
const origin = `http://localhost:${storefrontOf(variant).port}`;

/** The organizer whom `signIn` signs in gets so many bookings, of all states, spread over their departures. */
async function fill(pool: Pool): Promise<void> {
  const chosen = `chosen AS (
       SELECT tour.organizer_id AS id FROM account JOIN tour USING (organizer_id)
         JOIN booking ON booking.tour_id = tour.id AND booking.storefront = $1
        GROUP BY account.id, tour.organizer_id ORDER BY count(*) DESC, account.id LIMIT 1)`;
  // Half of the departures are over, half are to come.
  await pool.query(
    `WITH ${chosen}
     INSERT INTO tour_date (tour_id, starts_on, ends_on, start_times, seats_total, price_minor)
     SELECT tour.id, day, day + 5, '{}', 40, 9000000
       FROM generate_series(1, $2::integer) AS n
       JOIN LATERAL (SELECT (now()::date + (n - $2::integer / 2))::date AS day) AS days ON true
       JOIN LATERAL (SELECT tour.id FROM tour JOIN chosen ON chosen.id = tour.organizer_id
                      ORDER BY (tour.id * 7919 + n * 104729) % 1000 LIMIT 1) AS tour ON true`,
    [variant, departures],
  );
  await pool.query(
    `WITH ${chosen},
     departure AS (
       SELECT tour_date.id, tour_id, row_number() OVER (ORDER BY tour_date.id) - 1 AS place, count(*) OVER () AS total
         FROM tour_date JOIN tour ON tour.id = tour_id JOIN chosen ON chosen.id = tour.organizer_id)
     INSERT INTO booking (tour_id, tour_date_id, organizer_id, status, adults, first_name, last_name, phone, email, locale,
                          storefront, currency, total_minor, prepayment_minor, paid_minor, hold_until, created_at)
     SELECT departure.tour_id, departure.id, chosen.id, state.status, 2, 'Guest', 'Number ' || n, '+79990000000',
            'guest' || n || '@bench.example', 'ru', $1, 'RUB', 9000000, 1800000,
            CASE WHEN state.status = 3 THEN 1800000 WHEN state.status = 4 THEN 9000000 ELSE 0 END,
            CASE WHEN state.status <= 2 THEN now() + interval '20 days' END, now() - make_interval(mins => $2::integer - n)
       FROM generate_series(1, $2::integer) AS n
       JOIN departure ON departure.place = n % departure.total
       JOIN LATERAL (SELECT (ARRAY[1, 2, 3, 3, 3, 4, 4, 5, 6, 7])[n % 10 + 1] AS status) AS state ON true
      CROSS JOIN chosen`,
    [variant, bookings],
  );
  await pool.query("ANALYZE booking, tour_date");
}

interface Listed {
  items: { id: number; tour: { id: number }; date_id: number }[];
  next_after: number | null;
}

/** Measures the time until a page has an answer with its body, ms. */
async function callTimes(
  page: Page,
  paths: readonly string[],
  headers: Record<string, string>,
): Promise<number[]> {
  return page.evaluate(
    async ({ all, headers: said, count, warm }) => {
      const times: number[] = [];
      for (let round = -warm; round < count; round += 1) {
        const began = performance.now();
        const answer = await fetch(all[(round + warm) % all.length] ?? "", {
          headers: said,
        });
        await answer.text();
        if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
        if (round >= 0) times.push(performance.now() - began);
      }
      return times;
    },
    { all: paths, headers, count: rounds, warm: warmUps },
  );
}

/** Scrolls the list of such rows down to its end, as fast as pages come, and back up at the same pace. */
async function measureScroll(page: Page, rowsAre: string) {
  return page.evaluate(
    async ({ step, longest, rows }) => {
      const root = document.documentElement;
      let [last, mostRows, resting] = [performance.now(), 0, 0];
      const began = last;
      const frame = async (into: number[]) => {
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        into.push(now - last);
        last = now;
        mostRows = Math.max(mostRows, document.querySelectorAll(rows).length);
      };
      const [down, up]: [number[], number[]] = [[], []];
      // The end is reached if the page does not grow for as long as an answer could take.
      while (resting < 180 && performance.now() - began < longest) {
        const before = root.scrollTop;
        scrollBy({ top: step, behavior: "instant" });
        await frame(down);
        resting = root.scrollTop === before ? resting + 1 : 0;
      }
      const height = root.scrollHeight;
      last = performance.now();
      while (root.scrollTop > 0 && up.length < 3000) {
        scrollBy({ top: -step, behavior: "instant" });
        await frame(up);
      }
      return { down, up, mostRows, height };
    },
    { step: scrollStep, longest: longestScrollMs, rows: rowsAre },
  );
}

/** From a press of the other time on the board to the frame that shows its departures, ms. */
async function measureTimes(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const first = () => document.querySelector("main h2")?.textContent;
    const times: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const other = document.querySelector<HTMLInputElement>(
        "main input[type=radio]:is([value=coming], [value=past]):not(:checked)",
      );
      const before = first();
      const began = performance.now();
      other?.click();
      do await frame();
      while (first() === before);
      times.push(performance.now() - began);
    }
    return times;
  });
}

/** From a press of a part to the frame that shows its rows, ms; each part is read anew as it is first pressed. */
async function measureFilters(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const parts = [
      ...document.querySelectorAll<HTMLButtonElement>("main [role=group] > button[aria-pressed]"),
    ];
    const times: number[] = [];
    for (const part of [...parts.slice(1), ...parts]) {
      const began = performance.now();
      part.click();
      // Button and list are rendered together; rows of the previous part are marked as busy.
      const isThere = () =>
        part.ariaPressed === "true" &&
        document.querySelector("main [role=list][aria-busy=false] [role=listitem]") !== null;
      do await frame();
      while (!isThere());
      times.push(performance.now() - began);
    }
    return times;
  });
}

const ms = (samples: readonly number[]) =>
  [0.5, 0.95, 1].map((share) => `${quantile(samples, share).toFixed(0)} ms`);

const browser = await openBrowser();
try {
  await withStack(async (pool) => {
    await fill(pool);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await signIn(page, pool, { variant, reader: "organizer" });
    const asked = page.waitForRequest(/\/spa\/organizer\/bookings/);
    await page.goto(`${origin}/organizer/bookings`);
    // As the page itself calls: who it is, and where.
    const headers = Object.fromEntries(
      Object.entries(await (await asked).allHeaders()).filter(([name]) =>
        /^(authorization|x-.*)$/.test(name),
      ),
    );
    await page.locator("main [role=listitem]").first().waitFor();

    const list = `${origin}/spa/organizer/bookings`;
    const read = (path: string) =>
      page.evaluate(
        async ({ url, headers: said }) =>
          (await (await fetch(url, { headers: said })).json()) as Listed,
        { url: path, headers },
      );
    const { items } = await read(list);
    const [newest] = items;
    if (!newest) throw new Error("the organizer has no bookings");
    const board = `${origin}/spa/organizer/board`;
    const kinds: [string, string[]][] = [
      ["first page, with counts", [list]],
      [
        "first page of a part",
        ["requests", "unpaid", "paid", "complete", "canceled"].map(
          (part) => `${list}?part=${part}`,
        ),
      ],
      ["of a tour", [`${list}?tour_id=${newest.tour.id}`]],
      ["of a departure", [`${list}?date_id=${newest.date_id}`]],
      ["by a name that one has", [`${list}?text=number%20777`]],
      ["by a name that nobody has", [`${list}?text=nobody`]],
      ["a later page", [1000, 5000, 9000].map((back) => `${list}?after=${newest.id - back}`)],
      ["board, departures to come", [board]],
      ["board, departures of the past", [`${board}?time=past`]],
      ["today", [`${origin}/spa/organizer/today`]],
    ];
    const rows: string[][] = [];
    let isSlow = false;
    for (const [name, paths] of kinds) {
      const times = await callTimes(page, paths, headers);
      isSlow ||= quantile(times, 0.5) > limits.callMs;
      rows.push([name, ...ms(times)]);
      console.error(rows.at(-1)?.join("  "));
    }
    const filters = await measureFilters(page);
    const scroll = async (path: string, row: string) => {
      await page.goto(`${origin}/organizer/bookings${path}`);
      await page.locator(row).first().waitFor();
      return measureScroll(page, row);
    };
    const inList = await scroll("", "main [role=listitem]");
    const onBoard = await scroll("?view=board", "main :has(> header):has(meter)");
    const times = await measureTimes(page);
    rows.push(
      ["a part on the screen, after a press", ...ms(filters)],
      ["a frame of the list, scrolling down to the end", ...ms(inList.down)],
      ["a frame of the list, scrolling back up", ...ms(inList.up)],
      ["the board's past or future, after a press", ...ms(times)],
      ["a frame of the board, scrolling down to the end", ...ms(onBoard.down)],
      ["a frame of the board, scrolling back up", ...ms(onBoard.up)],
    );
    console.log(
      `## ${bookings.toLocaleString("en")} bookings of an organizer on ${departures.toLocaleString("en")} departures\n`,
    );
    console.log(`${table(["", "p50", "p95", "longest"], rows)}\n`);
    for (const [name, { height, mostRows }] of [
      ["list", inList],
      ["board", onBoard],
    ] as const)
      console.log(
        `The ${name} is ${height.toLocaleString("en")} px long; rows in the document at once: ${mostRows} at most.`,
      );
    const frames = [inList, onBoard].map(({ down }) => quantile(down, 0.95));
    const presses = [filters, times].map((each) => quantile(each, 0.5));
    const isRough = Math.max(...frames) > limits.frameMs || Math.max(...presses) > limits.filterMs;
    if (isSlow || isRough) process.exitCode = 1;
  });
} finally {
  await browser.close();
}
