import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "./test/chromium.ts";
import { comparePicture, forgottenPictures } from "./test/visual/command.ts";

export default defineConfig({
  plugins: [react()],
  test: {
    // Not figures of speed: they end what never comes. What waits for something waits until it is there.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // A page of the browser mostly waits for its next frame: another one can use the time.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: ["src/**/*.test.ts", "test/**/*.test.ts"],
        },
      },
      {
        extends: true,
        // Found later, a package would be bundled anew in the middle of a run.
        optimizeDeps: {
          include: [
            "@storybook/react-vite",
            "storybook/test",
            "axe-core",
            "clsx",
            "d3-geo",
            "leaflet",
            "react-easy-crop",
            "topojson-client",
            "country-flag-icons/string/3x2",
            "@tropa/domain > libphonenumber-js/min",
            "react-dom/client",
            "react-dom/server",
            "react/jsx-dev-runtime",
            "uqr",
            "vitest-browser-react",
          ],
        },
        test: {
          name: "component",
          include: ["src/**/*.test.tsx", "test/**/*.test.tsx"],
          setupFiles: ["./test/setup.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { comparePicture, forgottenPictures },
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions,
              // The same dates and numbers on every computer.
              contextOptions: { reducedMotion: "reduce", locale: "en-US", timezoneId: "UTC" },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
