import { existsSync } from "node:fs";

const systemChromium = "/usr/bin/chromium";

/** The browser to test in; Playwright's own where neither is there. */
const executablePath =
  process.env["CHROMIUM_PATH"] ?? (existsSync(systemChromium) ? systemChromium : undefined);

export const launchOptions = {
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
};
