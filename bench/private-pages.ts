import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Pool } from "../apps/api/src/platform/db/database.ts";
import { privateScreens, readers } from "../e2e/harness/private-screens.ts";
import type { Reader } from "../e2e/harness/private-screens.ts";
import { openBrowser } from "./browser.ts";
import { signIn, withStack } from "./signed-in.ts";
import { storefrontOf, storefronts } from "./stack.ts";
import { median, table } from "./statistics.ts";

/** Visits to each screen, each with an empty cache; the medians count. */
const visits = 5;

/** What every page of somebody signed in asks for: who they are, and what the header shows. */
const sessionPaths = [
  "/crm/api/user/refresh-token",
  "/crm/api/user/profile",
  "/crm/api/user/favourite-tours",
  "/crm/api/user/favourite-tours-update",
  "/crm/api/user/set-activity",
  "/crm/api/chat/unread-count",
  "/spa/realtime-ticket",
  "/spa/user-info-data",
];

interface Marks {
  /** When the shell is painted, ms from the start of the navigation. */
  shell: number;
  /** When the first viewport has no placeholder any more; null if it never had one. */
  content: number | null;
  /** Whether it has a placeholder now. */
  waits: boolean;
}

/** Runs in the page: records when the shell and its content are painted. */
export function watchContent(): void {
  const marks = { shell: Number.NaN, content: null as number | null, waits: false };
  Object.assign(window, { contentMarks: marks });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === "first-contentful-paint") marks.shell = startTime;
  }).observe({ type: "paint", buffered: true });
  const isWaiting = () =>
    [...document.querySelectorAll('main span[data-shape][aria-hidden="true"]')].some((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
  const look = () => {
    const waits = isWaiting();
    if (waits) marks.content = null;
    else if (marks.waits) marks.content = performance.now();
    marks.waits = waits;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}

interface Visit extends Marks {
  /** Calls started before the content was painted. */
  calls: string[];
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  try {
    await page.addInitScript(watchContent);
    const answer = await page.goto(url, { waitUntil: "networkidle" });
    // A missing page would be complete at once.
    if (!answer?.ok()) throw new Error(`${url}: ${answer?.status()}`);
    // On a busy machine the network may be idle between two steps.
    await page.waitForFunction(
      () => !(window as unknown as { contentMarks: Marks }).contentMarks.waits,
    );
    return await page.evaluate(() => {
      const { contentMarks } = window as unknown as { contentMarks: Marks };
      const until = contentMarks.content ?? 0;
      const calls = (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ startTime }) => startTime < until)
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /^\/(spa|crm|node-api)\//.test(path));
      return { ...contentMarks, calls };
    });
  } finally {
    await page.close();
  }
}

async function emptyCache(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.clearBrowserCache");
  await client.detach();
}

async function measureReader(
  browser: Browser,
  pool: Pool,
  { variant, reader }: { variant: string; reader: Reader },
): Promise<string[][]> {
  const origin = `http://localhost:${storefrontOf(variant).port}`;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const home = await context.newPage();
  await signIn(home, pool, { variant, reader });
  const rows: string[][] = [];
  const screens = await privateScreens(home, variant, reader);
  // Tabs of one session share their work: another one would take part in it.
  await home.goto("about:blank");
  for (const { name, path } of screens) {
    const samples: Visit[] = [];
    // The first warms the server's cache of the shell and is not counted.
    for (let round = 0; round <= visits; round += 1) {
      await emptyCache(home);
      const sample = await visit(context, `${origin}${path}`);
      if (round > 0) samples.push(sample);
    }
    const own = samples.at(-1)?.calls.filter((call) => !sessionPaths.includes(call)) ?? [];
    const waits = samples.map(({ shell, content }) => (content ?? shell) - shell);
    rows.push([
      variant,
      name,
      `${own.length}`,
      `${Math.round(median(samples.map(({ shell }) => shell)))} ms`,
      `${Math.round(median(waits))} ms (${Math.round(Math.min(...waits))} to ${Math.round(Math.max(...waits))})`,
      own.join(" "),
    ]);
    console.log(rows.at(-1)?.join("  "));
  }
  await context.close();
  return rows;
}

/**
 * Measures the time from the shell of a signed-in screen to its content, on a desktop with an empty
 * cache. `only` names storefronts and readers; without any of a kind all of it are measured.
 */
async function measurePrivatePages(only: readonly string[]): Promise<string> {
  const named = <One extends string>(all: readonly One[]) =>
    all.some((one) => only.includes(one)) ? all.filter((one) => only.includes(one)) : all;
  const browser = await openBrowser();
  const rows: string[][] = [];
  try {
    await withStack(async (pool) => {
      for (const variant of named(storefronts.map(({ id }) => id)))
        for (const reader of named(readers))
          rows.push(...(await measureReader(browser, pool, { variant, reader })));
    });
  } finally {
    await browser.close();
  }
  return table(["storefront", "screen", "calls", "shell", "from shell to content", ""], rows);
}

if (import.meta.main) console.log(await measurePrivatePages(process.argv.slice(2)));
