import { existsSync } from "node:fs";

const systemChromium = "/usr/bin/chromium";

/** The browser to test in; Playwright's own where neither is there. */
const executablePath =
  process.env["CHROMIUM_PATH"] ?? (existsSync(systemChromium) ? systemChromium : undefined);

const launchOf = (path: string | undefined) => ({
  ...(path && { executablePath: path }),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});

/** The browser that readers have: pictures are compared in it. */
export const launchOptions = launchOf(executablePath);
/** The headless build of the browser, if installed; it does less work. */
export const windowless = launchOf(process.env["HEADLESS_SHELL_PATH"] ?? executablePath);
