import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { startSession } from "../apps/api/src/people/sessions/sessions.ts";
import { openDatabase } from "../apps/api/src/platform/db/database.ts";
import type { Pool } from "../apps/api/src/platform/db/database.ts";
import { migrate } from "../apps/api/src/platform/db/migrate.ts";
import { openBrowser } from "./browser.ts";
import { signingKey, startApi, startStorefront, widestStorefront } from "./stack.ts";
import { median, quantile, table } from "./statistics.ts";

/** Messages of the long chat. */
const messages = 10_000;
const opens = 20;
const sends = 40;
const warmUps = 3;
/** Scroll distance per frame, as by hand, px. */
const scrollStep = 160;
const longestScrollMs = 150_000;

const { id: storefront, port } = widestStorefront;
const origin = `http://localhost:${port}`;

interface Marks {
  hydrated: number;
  shown: number;
  arrivals: Record<string, number>;
}

/** Signs a person in, in a browser context of their own. */
async function signedIn(pool: Pool, browser: Browser, isStaff: boolean) {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO account (first_name, last_name, email, email_confirmed_at, storefront, is_staff, desk_rights)
     VALUES ('Bench', 'Person', gen_random_uuid() || '@bench.example', now(), $1, $2, $3) RETURNING id`,
    [storefront, isStaff, isStaff ? ["support.look", "support.act"] : []],
  );
  const accountId = rows[0]?.id ?? 0;
  const context = { config: { signingKey } } as Parameters<typeof startSession>[0];
  const { refreshToken } = await startSession(context, pool, { accountId, storefront });
  const window = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const cookie = { url: `https://localhost:${port}`, secure: true };
  await window.addCookies([
    { ...cookie, name: `__Host-tropa-${storefront}`, value: refreshToken, httpOnly: true },
    { ...cookie, name: "signed-in", value: "1" },
  ]);
  const page = await window.newPage();
  await page.addInitScript(watch);
  return { accountId, page };
}

/**
 * Runs in the page: records when it was hydrated, when messages first appeared, and when each one
 * arrived.
 */
function watch(): void {
  const marks: Marks = { hydrated: 0, shown: 0, arrivals: {} };
  Object.assign(globalThis, { marks });
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    if (marks.hydrated === 0 && document.documentElement?.hasAttribute("data-hydrated"))
      marks.hydrated = now();
    const articles = [...document.querySelectorAll("article")];
    // It is on screen by the frame after next.
    if (marks.shown === 0 && articles.length > 0)
      requestAnimationFrame(() => requestAnimationFrame(() => (marks.shown ||= now())));
    for (const article of articles.slice(-3)) {
      const key = /news-\d+/.exec(article.textContent ?? "")?.[0];
      if (key !== undefined && marks.arrivals[key] === undefined) {
        marks.arrivals[key] = 0;
        requestAnimationFrame(() => (marks.arrivals[key] = now()));
      }
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

const marksOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { marks: Marks }).marks);

/** A chat with support whose messages lie a minute apart. */
async function longChat(pool: Pool, touristId: number, staffId: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    "INSERT INTO chat (account_id, storefront) VALUES ($1, $2) RETURNING id",
    [touristId, storefront],
  );
  const id = rows[0]?.id ?? 0;
  await pool.query(
    `INSERT INTO chat_message (chat_id, side, author_id, body, created_at)
     SELECT $1, CASE WHEN n % 3 = 0 THEN 'support' ELSE 'tourist' END, CASE WHEN n % 3 = 0 THEN $3 ELSE $2 END::integer,
            'Message ' || n || '. ' || repeat('And so it went on. ', (n * 7) % 11), now() - make_interval(mins => $4::integer - n)
       FROM generate_series(1, $4::integer) AS n ORDER BY n`,
    [id, touristId, staffId, messages],
  );
  await pool.query(
    `UPDATE chat SET last_message_id = last, tourist_read_id = last, host_read_id = last
       FROM (SELECT max(id) AS last FROM chat_message WHERE chat_id = $1) AS newest WHERE id = $1`,
    [id],
  );
  return id;
}

/** Measures the time from hydration to visible messages, and from a press in the list, ms. */
async function measureOpening(page: Page, path: string) {
  const loaded: number[] = [];
  const pressed: number[] = [];
  for (let round = -warmUps; round < opens; round += 1) {
    await page.goto(`${origin}${path}`);
    await page.waitForFunction(() => (globalThis as unknown as { marks: Marks }).marks.shown > 0);
    const { hydrated, shown } = await marksOf(page);
    await page.goto(`${origin}/chat`);
    const row = page.locator(`a[href$="${path}"]`).first();
    await row.waitFor();
    // Measured from the press itself, without the overhead of the browser driver.
    const took = await row.evaluate(
      (link) =>
        new Promise<number>((resolve) => {
          const began = performance.now();
          const look = () => {
            if (document.querySelector("article"))
              requestAnimationFrame(() => resolve(performance.now() - began));
            else requestAnimationFrame(look);
          };
          (link as HTMLElement).click();
          look();
        }),
    );
    if (round < 0) continue;
    loaded.push(Math.max(0, shown - hydrated));
    pressed.push(took);
  }
  return { loaded, pressed };
}

/**
 * Measures the time from the sender's press to the frame that shows the message to the recipient,
 * ms.
 */
async function measureSending(from: Page, to: Page): Promise<number[]> {
  const times: number[] = [];
  const field = from.locator("main form textarea");
  for (let number = -warmUps; number < sends; number += 1) {
    const key = `news-${number + warmUps}`;
    await field.fill(`${key}.`);
    const began = await from.locator("main form button[type=submit]").evaluate((button) => {
      (button as HTMLElement).click();
      return performance.timeOrigin + performance.now();
    });
    await to.waitForFunction(
      (sent) => ((globalThis as unknown as { marks: Marks }).marks.arrivals[sent] ?? 0) > 0,
      key,
    );
    const { arrivals } = await marksOf(to);
    if (number >= 0) times.push((arrivals[key] ?? Number.NaN) - began);
  }
  return times;
}

/** Scrolls the thread up to its first message, as fast as pages come, and back down. */
async function measureScroll(page: Page) {
  return page.evaluate(
    async ({ step, longest, all }) => {
      const box = [...document.querySelectorAll<HTMLElement>("[role=region]")].find((one) =>
        one.querySelector("article"),
      );
      if (!box) throw new Error("there is no thread");
      const frames: number[] = [];
      const jumps: number[] = [];
      let mostNodes = 0;
      let last = performance.now();
      const began = last;
      const frame = async () => {
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        frames.push(now - last);
        last = now;
        mostNodes = Math.max(mostNodes, box.querySelectorAll("article").length);
        // Lets the page paint and correct measured heights.
        await new Promise((resolve) => setTimeout(resolve));
      };
      const numberOf = (article: Element) => /Message (\d+)/.exec(article.textContent)?.[1];
      const places = () =>
        new Map(
          [...box.querySelectorAll("article")].map((one) => [
            numberOf(one),
            one.getBoundingClientRect().top,
          ]),
        );
      /** Scrolls by a step; records how much further the middle message moved than that. */
      const scrollUp = async () => {
        const { top, height } = box.getBoundingClientRect();
        const found = [...places()].find(([, place]) => place > top + height / 3);
        const expected = (found?.[1] ?? 0) + Math.min(step, box.scrollTop);
        box.scrollTop -= step;
        await frame();
        const place = places().get(found?.[0]);
        if (place !== undefined) jumps.push(Math.abs(place - expected));
      };
      const isFirst = () => box.querySelector("article")?.textContent.includes("Message 1.");
      while (!isFirst() && performance.now() - began < longest) await scrollUp();
      const [reached] = places().keys();
      // All messages are loaded now: the rest only measures scrolling.
      const back: number[] = [];
      for (let count = 0; count < 600; count += 1) {
        box.scrollTop += step * 4;
        const before = frames.length;
        await frame();
        back.push(...frames.slice(before));
      }
      return { frames, back, jumps, mostNodes, known: all - Number(reached ?? all) + 1 };
    },
    { step: scrollStep, longest: longestScrollMs, all: messages },
  );
}

const quantiles = (samples: readonly number[]) =>
  [0.5, 0.95, 1].map((share) => quantile(samples, share));
const ms = (samples: readonly number[]) =>
  quantiles(samples).map((sample) => `${sample.toFixed(0)} ms`);

const folder = await mkdtemp(join(tmpdir(), "tropa-bench-"));
// The embedded database runs under an account of its own when we are root.
await chmod(folder, 0o755);
const database = await openDatabase({ databaseUrl: undefined, dataDir: folder, poolSize: 2 });
try {
  await migrate(database.pool);
  const api = await startApi(folder, 0, { DATABASE_URL: database.url, CAPTCHA_PROVIDER: "off" });
  const shop = await startStorefront(storefront);
  const browser = await openBrowser();
  try {
    const tourist = await signedIn(database.pool, browser, false);
    const staff = await signedIn(database.pool, browser, true);
    const path = `/chat/${await longChat(database.pool, tourist.accountId, staff.accountId)}`;
    const opening = await measureOpening(tourist.page, path);
    for (const { page } of [tourist, staff]) {
      await page.goto(`${origin}${path}`);
      await page.locator("article").first().waitFor();
    }
    const sending = await measureSending(tourist.page, staff.page);
    const { frames, back, jumps, mostNodes, known } = await measureScroll(staff.page);
    const rows = [
      ["a chat opens, after the page is taken over", ...ms(opening.loaded)],
      ["a chat opens, after a press in the list", ...ms(opening.pressed)],
      ["a message stands on the other side", ...ms(sending)],
      [`a frame, scrolling up through ${known.toLocaleString("en")} messages`, ...ms(frames)],
      ["a frame, scrolling down through what is known", ...ms(back)],
    ];
    console.log(`## A chat on the screen\n\n${table(["", "p50", "p95", "longest"], rows)}\n`);
    const [, jump = "", longestJump = ""] = quantiles(jumps).map((px) => px.toFixed(0));
    console.log(
      `Messages in the document at once: ${mostNodes} at most. What is read moves ${jump} px further than the hand in 95 of 100 frames, ${longestJump} px at most.\n`,
    );
    const isSlow = median(sending) > 200 || median(opening.loaded) > 300;
    if (isSlow || quantile(frames, 0.95) > 25) process.exitCode = 1;
  } finally {
    await browser.close();
    await shop.stop();
    await api.stop();
  }
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
