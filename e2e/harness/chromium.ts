/** What every browser of the journeys starts with. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const launchOf = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args,
});

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env;

/** The browser of most journeys: without a window of its own where there is such a one. */
export const headlessShell = launchOf(HEADLESS_SHELL_PATH);
/** With all that a browser has: the one without a window shows no notifications. */
export const wholeChromium = launchOf(CHROMIUM_PATH);
