import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";

const systemChromium = "/usr/bin/chromium";

/** The browser to test in; Playwright's own where neither is there. */
const executablePath =
  process.env["CHROMIUM_PATH"] ?? (existsSync(systemChromium) ? systemChromium : undefined);

export default defineConfig({
  plugins: [react()],
  test: {
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
            "axe-core",
            "clsx",
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
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: {
                ...(executablePath && { executablePath }),
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
              contextOptions: { reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
