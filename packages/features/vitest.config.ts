import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { windowless } from "@tropa/ui-kit/test/chromium.ts";
import { longestFirst } from "@tropa/ui-kit/test/longest-first.ts";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { storefrontPlugin } from "./stories/plugin/storefront-plugin.ts";

/** Files that take longest. */
const longest = /\/(screens\..+|discovery)\.test\.tsx$/;

/** Stories of the screens, in a browser; what runs in Node is tested from the root. */
export default defineConfig({
  plugins: [react(), storefrontPlugin()],
  // Found later, a package would be bundled anew in the middle of a run.
  optimizeDeps: {
    entries: ["src/**/*.stories.tsx", "src/**/*-route.{ts,tsx}", "stories/**/*.{ts,tsx}"],
    include: [
      "@simplewebauthn/browser",
      "@storybook/react-vite",
      "axe-core",
      "jssip",
      "react-dom/client",
      "react/jsx-dev-runtime",
      "storybook/test",
      "virtua",
      "vitest-browser-react",
    ],
  },
  test: {
    name: "screens",
    // Every story begins with a clean browser, so files can share what they import: it takes long to come.
    isolate: false,
    restoreMocks: true,
    sequence: { sequencer: longestFirst(longest) },
    // A page of the browser mostly waits for its next frame: other ones can use the time.
    maxWorkers: Math.min(6, availableParallelism() + 2),
    // Not figures of speed: they end what never comes. What waits for something waits until it is there.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // As in the journeys: where others use the machine too a page may stall, and what fails is tried once more.
    retry: 1,
    include: ["stories/test/*.test.tsx"],
    setupFiles: ["./stories/test/setup.ts"],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 844 },
      provider: playwright({
        launchOptions: windowless,
        // The same dates and numbers on every computer.
        contextOptions: { reducedMotion: "reduce", locale: "en-US", timezoneId: "UTC" },
      }),
      instances: [{ browser: "chromium" }],
    },
  },
});
