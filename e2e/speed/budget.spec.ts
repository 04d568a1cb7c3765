import type { Page } from "@playwright/test";
import { expect, test } from "../harness/fixtures.ts";
import { firstTour } from "../discovery/catalogue.ts";

/**
 * First-load JavaScript of a public page, bytes as transferred with headers: all that comes while the visitor does nothing
 * until the network rests; of a tour's page for a cruise, which offers cabins. Parts that are taken over late come with
 * the first touch, or seconds after. There is room for what a page needs at once, and none for a library that slips in.
 */
const scriptBudgets = { home: 165_000, listing: 175_000, tour: 180_000 } as const;

/** So long after its load the rest of a page is taken over (`deferred-schedule.ts`), seconds. */
const restSeconds = 6;

/** The least layout shift that Lighthouse shows. */
const shiftBudget = 0.001;
/** Web Vitals call a shift up to this one good. A font that comes late was seen to break a title anew, 0.049. */
const lateFontShiftBudget = 0.1;

interface LayoutShift {
  value: number;
  nodes: string[];
}

/** Records the layout shifts of the pages that are opened from now on. */
async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; nodes: string[] }[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null }[];
        };
        const nodes = shift.sources.map(
          ({ node }) => `${node?.nodeName} ${node?.className} ${node?.textContent?.slice(0, 40)}`,
        );
        if (!shift.hadRecentInput) shifts.push({ value: shift.value, nodes });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const layoutShifts = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(() => (window as unknown as { layoutShifts: LayoutShift[] }).layoutShifts);

const sumOf = (shifts: readonly LayoutShift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);

test("public pages stay within their script budget and do not shift their layout", async ({
  page,
  facts,
  variant,
  isPhone,
}) => {
  const tour = await firstTour(variant, facts.listing);
  const paths = { home: "/", listing: facts.listing, tour: tour.path };
  await recordLayoutShifts(page);
  // When a font comes depends on the machine: the next test has it come late.
  await page.route(/\.woff2/, (route) => route.abort());
  for (const [name, path] of Object.entries(paths)) {
    // What the page before is still fetching is not this page's.
    await page.goto("about:blank");
    const client = await page.context().newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.setCacheDisabled", { cacheDisabled: true });
    await client.send("Page.enable");
    const scripts = new Map<string, { url: string; sent: number; bytes: number }>();
    let loaded = Number.POSITIVE_INFINITY;
    client.on("Page.loadEventFired", ({ timestamp }) => (loaded = timestamp));
    client.on("Network.requestWillBeSent", ({ requestId, timestamp, request }) => {
      if (new URL(request.url).pathname.endsWith(".js"))
        scripts.set(requestId, { url: request.url, sent: timestamp, bytes: 0 });
    });
    client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const script = scripts.get(requestId);
      if (script) script.bytes = encodedDataLength;
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const shifts = await layoutShifts(page);
    // On a busy machine the network rests later than that.
    const first = [...scripts.values()].filter(({ sent }) => sent < loaded + restSeconds);
    const bytes = first.reduce((sum, script) => sum + script.bytes, 0);
    test.info().annotations.push({
      type: "bytes",
      description: `${path} ${isPhone ? "phone" : "desktop"}: ${bytes}`,
    });
    expect(first.length, path).toBeGreaterThan(2);
    expect(
      bytes,
      `scripts of ${path}: ${first.map(({ url }) => url).join(" ")}`,
    ).toBeLessThanOrEqual(scriptBudgets[name as keyof typeof paths]);
    expect(sumOf(shifts), `layout shift of ${path}: ${JSON.stringify(shifts)}`).toBeLessThan(
      shiftBudget,
    );
    await client.detach();
  }
});

test(
  "a font that comes after the page moves little of it",
  { tag: "@crossed" },
  async ({ page, facts, variant }) => {
    const tour = await firstTour(variant, facts.listing);
    await recordLayoutShifts(page);
    let hydration = Promise.withResolvers<void>();
    await page.route(/\.woff2/, async (route) => {
      await hydration.promise;
      await route.continue();
    });
    for (const path of [facts.listing, tour.path]) {
      hydration = Promise.withResolvers();
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      hydration.resolve();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState("networkidle");
      const shifts = await layoutShifts(page);
      expect(sumOf(shifts), `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(lateFontShiftBudget);
    }
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
);

test(
  "pages load no asset twice under two names",
  { tag: "@straight" },
  async ({ page, facts, variant }) => {
    const tour = await firstTour(variant, facts.listing);
    for (const path of ["/", facts.listing, tour.path]) {
      await page.goto(path, { waitUntil: "networkidle" });
      await page.locator("html[data-settled]").waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      const files = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => new URL(name).pathname)
          .filter((file) => file.startsWith("/assets/") && !file.endsWith(".js")),
      );
      const names = [...new Set(files)].map((file) => file.replace(/-[\w-]{8}(?=\.\w+$)/, ""));
      expect(names, path).toContain("/assets/sprite.svg");
      expect(names.toSorted(), path).toEqual([...new Set(names)].toSorted());
    }
  },
);
