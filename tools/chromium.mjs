import { existsSync } from "node:fs";
import { runCommand } from "./process-tree.mjs";

const candidates = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

/**
 * A Chromium for the browser tests: CHROMIUM_PATH, the system's, Playwright's own; on Debian as root
 * the package is installed. Without any it throws: browser tests are never skipped in silence.
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH: ${given} does not exist`);
  }
  const found = candidates.find((path) => existsSync(path)) ?? (await playwrightsOwn());
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("installing chromium…");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await runCommand(["apt-get", "update", "-qq"], { cwd: "/", env });
    const code = await runCommand(
      ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"],
      { cwd: "/", env },
    );
    if (code === 0 && existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
  }
  throw new Error(
    "no Chromium for the browser tests: install chromium or Google Chrome, or set CHROMIUM_PATH",
  );
}
