import type { Browser, Page } from "@playwright/test";
import { firstTour } from "../discovery/catalogue.ts";
import { expect, test } from "../harness/fixtures.ts";
import { signInOrganizer } from "../organizers/organizer-sign-in.ts";
import { privateScreens, readers } from "../harness/private-screens.ts";
import type { Reader } from "../harness/private-screens.ts";
import { signInStaff, staffOf, staffSignInPath } from "../staff/staff-sign-in.ts";
import { factsOf } from "../harness/stack.ts";
import type { Variant } from "../harness/stack.ts";

/**
 * Scripts of a screen of one's own beyond those that the public pages bring at first, brotli, without headers; what comes
 * while the reader does nothing until the screen stands. Most bring less than 60,000; there is room for what a screen
 * needs, and none for a library that slips in.
 */
const budgetBytes = 75_000;
const known: Readonly<Record<string, number>> = {
  chat: 90_000,
  // Its travellers are read at once: they are what is still missing.
  "booking by number": 85_000,
  // A form as a whole.
  "desk: a record": 110_000,
  // Plots, by a library that no other screen loads.
  "staff: numbers": 180_000,
};

/**
 * What the foot of every page brings, public ones too. On a screen that is short for a moment, or scrolls at first, it comes
 * now before the content and now after it.
 */
const ofFoot = /\/(?:frame-below|error-scene|fragment-item)-[^/]+\.js$/;

const password = "tropa-demo";
const headersOf = (variant: Variant) => ({ "x-localization": variant });

/** Sends something to the storefront's own origin, whose cookies the page then has. */
async function post(page: Page, variant: Variant, path: string, data: object): Promise<void> {
  const status = await page.evaluate(
    async ([url, headers, body]) =>
      (
        await fetch(url, {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body: JSON.stringify(body),
        })
      ).status,
    [path, headersOf(variant), data] as const,
  );
  expect(status, path).toBe(200);
}

async function signIn(page: Page, variant: Variant, reader: Reader): Promise<void> {
  const { tourist } = factsOf(variant);
  if (reader === "organizer") return signInOrganizer(page, variant, 1);
  if (reader === "staff") {
    await page.goto(staffSignInPath("/staff"));
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await signInStaff(page, variant, staffOf.budget);
    return page.waitForURL("**/staff");
  }
  await page.goto("/robots.txt");
  const login = `tourist${tourist.accounts[0]}@tropa.example`;
  await post(page, variant, "/crm/api/user/auth", { login, password });
}

/** Notes in a page when it is taken over and nothing in its first window is a placeholder: what a session brings beside it comes later. */
function watchContent(): void {
  const mark = { at: Number.POSITIVE_INFINITY };
  Object.assign(window, { contentMark: mark });
  let wasWaiting = false;
  const look = () => {
    const all = [...document.querySelectorAll('main span[data-shape][aria-hidden="true"]')];
    const boxes = all.map((one) => one.getBoundingClientRect());
    const waits = boxes.some(({ top, bottom }) => bottom > 0 && top < innerHeight);
    // A page that the server sent whole stands once it is taken over.
    const isWhole = !waits && mark.at === Number.POSITIVE_INFINITY;
    if (waits) mark.at = Number.POSITIVE_INFINITY;
    else if (wasWaiting || (isWhole && "hydrated" in document.documentElement.dataset))
      mark.at = performance.now();
    wasWaiting = waits;
  };
  const whatMayTell = { subtree: true, childList: true, attributeFilter: ["data-hydrated"] };
  new MutationObserver(look).observe(document, whatMayTell);
}

/** Scripts that a page loads until it stands, by address, with their bytes as they travel. */
async function scriptsOf(page: Page, path: string): Promise<Map<string, number>> {
  const answer = await page.goto(path, { waitUntil: "networkidle" });
  // A page that is not there has few scripts.
  expect(answer?.status(), path).toBe(200);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect
    .poll(() =>
      page.locator('main span[data-shape][aria-hidden="true"]').evaluateAll((all) => {
        const boxes = all.map((one) => one.getBoundingClientRect());
        return boxes.filter(({ top, bottom }) => bottom > 0 && top < innerHeight).length;
      }),
    )
    .toBe(0);
  await page.waitForLoadState("networkidle");
  return new Map(
    await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name, startTime }) => {
          const { contentMark } = window as unknown as { contentMark: { at: number } };
          // Where the content comes late, on a busy machine, what a session brings beside it may come before.
          const [rest] = performance.getEntriesByName("page-rests");
          const until = Math.min(contentMark.at, rest?.startTime ?? contentMark.at);
          return new URL(name).pathname.endsWith(".js") && startTime < until;
        })
        .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const),
    ),
  );
}

/** What visitors of the public pages have by the time they see them. */
async function publicScripts(browser: Browser, variant: Variant): Promise<Set<string>> {
  const { port, listing } = factsOf(variant);
  const tour = await firstTour(variant, listing);
  const found = new Set<string>();
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  for (const path of ["/", listing, tour.path]) {
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const own = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((file) => file.endsWith(".js")),
    );
    for (const file of own) found.add(file);
    await page.close();
  }
  await context.close();
  return found;
}

async function ownBytes(page: Page, path: string, open: ReadonlySet<string>): Promise<number> {
  const more = [...(await scriptsOf(page, path))].filter(
    ([file]) => !open.has(file) && !ofFoot.test(file),
  );
  expect(more.length, path).toBeGreaterThan(2);
  return more.reduce((sum, [, size]) => sum + size, 0);
}

for (const reader of readers) {
  test(
    `screens of the ${reader} stay within their script budget`,
    { tag: ["@straight", "@desktop"] },
    async ({ browser, variant }) => {
      const open = await publicScripts(browser, variant);
      const { port, locale } = factsOf(variant);
      const context = await browser.newContext({
        baseURL: `http://localhost:${port}`,
        locale,
        // What a worker keeps is counted as it is unpacked.
        serviceWorkers: "block",
      });
      const page = await context.newPage();
      await signIn(page, variant, reader);
      await page.goto("/robots.txt");
      await page.addInitScript(watchContent);
      const faults: string[] = [];
      for (const { name, path } of await privateScreens(page, variant, reader)) {
        const most = known[name] ?? budgetBytes;
        let bytes = await ownBytes(page, path, open);
        // On a busy machine what waits for a moment's rest may come before the content: another visit is without it.
        for (let visit = 1; visit < 3 && bytes > most; visit += 1)
          bytes = Math.min(bytes, await ownBytes(page, path, open));
        test.info().annotations.push({ type: "bytes", description: `${name}: ${bytes}` });
        if (bytes > most) faults.push(`${name}: ${bytes} of ${most}`);
      }
      expect(faults).toEqual([]);
      await context.close();
    },
  );
}
