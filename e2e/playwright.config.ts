import { defineConfig, devices } from "@playwright/test";
import { ports, storefronts } from "./stack.ts";

const chromium = {
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  },
};
const sizes = { phone: devices["Pixel 7"], desktop: devices["Desktop Chrome"] };

/** Journeys through the built storefronts, each in both of them at phone and desktop size. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results/browser",
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json"]],
  globalSetup: "./stack-setup.ts",
  projects: Object.entries(storefronts).flatMap(([variant, { locale }]) =>
    Object.entries(sizes).map(([size, device]) => ({
      name: `${variant} ${size}`,
      use: {
        ...device,
        ...chromium,
        baseURL: `http://localhost:${ports[variant as keyof typeof storefronts]}`,
        locale,
        trace: "retain-on-failure" as const,
      },
      metadata: { variant },
    })),
  ),
});
