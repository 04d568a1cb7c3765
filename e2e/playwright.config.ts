import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { headlessShell } from "./harness/chromium.ts";
import { storefronts } from "./harness/stack.ts";
import type { StorefrontFacts } from "./harness/stack.ts";

/** What a phone shows is the same at each density of its screen; a dense one has seven times as many points to draw. */
const phone = { ...devices["Pixel 7"], deviceScaleFactor: 1 };
const sizes = { phone, desktop: devices["Desktop Chrome"] };

/**
 * Projects that run what differs by storefront or by size, but not by both: the first storefront at a desk, the
 * others on phones. The other half of the projects crosses them.
 */
const straight = new Set(
  Array.from(storefronts.keys(), (id, index) => `${id} ${index === 0 ? "desktop" : "phone"}`),
);
/** `E2E_EVERYWHERE=1` runs each test in every storefront at every size that it is for: nearly three times as many. */
const isEverywhere = process.env.E2E_EVERYWHERE === "1";
/**
 * Tests of one size or some projects, by their tags; a test without a tag runs everywhere. What neither storefront nor
 * size changes has a tag more, and runs once: `@at-desk` or `@on-phone`.
 */
function withoutTags(name: string, { config }: StorefrontFacts): RegExp {
  const isPhone = name.endsWith(" phone");
  const tags = isEverywhere
    ? []
    : [straight.has(name) ? "@crossed" : "@straight", isPhone ? "@at-desk" : "@on-phone"];
  if (isPhone) tags.push("@desktop");
  if (config.mainAuthMethod !== "phone") tags.push("@phone-first");
  if (!config.features.organizerCalling) tags.push("@calls");
  if (!config.features.organizersShown) tags.push("@organizers");
  // Without a tag to leave out nothing is left out; an empty pattern would match every test.
  return tags.length === 0 ? /$^/ : new RegExp(tags.join("|"));
}
/** What a page answers, not how it looks: checked in the straight projects alone. */
const ofAnswers = ["**/pages.spec.ts", "**/outage.spec.ts"];

/** `SHARD=2/3` runs the second third alone: CI runs the parts side by side. */
function shardOf(part = process.env.SHARD): { current: number; total: number } | null {
  const [current, total] = (part ?? "").split("/").map(Number);
  return current && total ? { current, total } : null;
}

/** Journeys through the built storefronts, each in both of them at phone and desktop size. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results/browser",
  fullyParallel: true,
  shard: shardOf(),
  // A test waits for its servers now and then: one more than two processors can use the time.
  workers: availableParallelism() + 1,
  // Not figures of speed: they end what never comes, and hold on a machine that is slower and shared.
  timeout: 600_000,
  expect: { timeout: 120_000, toPass: { timeout: 180_000 } },
  forbidOnly: Boolean(process.env.CI),
  // On a machine that others use too a browser may stall: what fails is tried once more, and named if it passes.
  retries: 1,
  reporter: [["list"], ["json", { outputFile: "../test-results/playwright.json" }]],
  globalSetup: "./harness/stack-setup.ts",
  projects: [...storefronts].flatMap(([variant, facts]) =>
    Object.entries(sizes).map(([size, device]) => ({
      name: `${variant} ${size}`,
      grepInvert: withoutTags(`${variant} ${size}`, facts),
      testIgnore: isEverywhere || straight.has(`${variant} ${size}`) ? [] : ofAnswers,
      use: {
        ...device,
        launchOptions: headlessShell,
        // Windows that slide and lines that shimmer take a quarter of the processor's time; `journey.spec.ts` has them.
        contextOptions: { reducedMotion: "reduce" as const },
        baseURL: `http://localhost:${facts.port}`,
        locale: facts.locale,
        // What never comes ends the test before its time is over.
        actionTimeout: 180_000,
        navigationTimeout: 180_000,
        // A trace takes as much of the processor again: only the second try has one.
        trace: "on-first-retry" as const,
      },
      metadata: { variant },
    })),
  ),
});
