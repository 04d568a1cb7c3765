import { existsSync } from "node:fs";
import { canInstall, installPackages } from "./debian-packages.mjs";

const candidates = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Chromium's headless shell: journeys take a sixth less time than in the full browser. */
const headlessShell = {
  packageName: "chromium-headless-shell",
  path: "/usr/bin/chromium-headless-shell",
};

/** Fonts that pages are measured with: without them text looks like on no reader's screen. */
const fonts = [
  {
    packageName: "fonts-liberation",
    path: "/usr/share/fonts/truetype/liberation",
    use: "Arial's widths",
  },
  // Has nothing but what other fonts lack: what they draw stays as it is.
  {
    packageName: "fonts-droid-fallback",
    path: "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
    use: "Chinese",
  },
];

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

async function ensureFonts() {
  if (process.platform !== "linux") return;
  const missing = fonts.filter(({ path }) => !existsSync(path));
  const names = missing.map(({ packageName }) => packageName);
  if (names.length === 0 || (canInstall() && (await installPackages(...names)))) return;
  const uses = missing.map(({ use }) => use).join(" and ");
  console.warn(`no font for ${uses}: install ${names.join(" ")}, or pages are measured wrong`);
}

/**
 * A Chromium for the browser tests, with the fonts they measure by: CHROMIUM_PATH, the system's, Playwright's own; on
 * Debian as root the packages are installed. Without any it throws: browser tests are never skipped in silence.
 */
export async function findChromium() {
  await ensureFonts();
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH: ${given} does not exist`);
  }
  const found = candidates.find((path) => existsSync(path)) ?? (await playwrightsOwn());
  if (found) return found;
  if (canInstall() && (await installPackages("chromium")) && existsSync("/usr/bin/chromium"))
    return "/usr/bin/chromium";
  throw new Error(
    "no Chromium for the browser tests: install chromium or Google Chrome, or set CHROMIUM_PATH",
  );
}

/**
 * The browser of most journeys: HEADLESS_SHELL_PATH, Debian's, installed as root, or where there is none the one of all
 * other tests. The kit's pictures are compared in the whole browser: it is the one that readers see them in.
 */
export async function findHeadlessShell() {
  const given = process.env.HEADLESS_SHELL_PATH;
  if (given && existsSync(given)) return given;
  if (existsSync(headlessShell.path)) return headlessShell.path;
  if (canInstall() && (await installPackages(headlessShell.packageName))) return headlessShell.path;
  return findChromium();
}
