import { chromium } from "@playwright/test";
import type { Browser } from "@playwright/test";
import { findChromium } from "../tools/chromium.mjs";

/** Opens a browser without background activity that would disturb measurements. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
    ],
  });
}
