import { defineConfig } from "@playwright/test";
import { storefronts } from "../harness/stack.ts";
import type { Place } from "./fixtures.ts";

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const engines = ["firefox", "webkit"] as const;

/** The main journey in the browsers that Playwright has no part in. */
export default defineConfig<Place>({
  testDir: ".",
  testMatch: "*.engine.ts",
  outputDir: "../../test-results/engines",
  // Two browsers side by side are waited for longer than one after the other.
  workers: 1,
  // Not a figure of speed: it ends what never comes.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 1,
  reporter: [["list"], ["json", { outputFile: "../../test-results/engines.json" }]],
  globalSetup: "../harness/stack-setup.ts",
  projects: engines.flatMap((engine) =>
    [...storefronts.keys()].flatMap((variant) =>
      Object.entries(sizes).map(([name, size]) => ({
        name: `${engine} ${variant} ${name}`,
        use: { engine, variant, size },
      })),
    ),
  ),
});
