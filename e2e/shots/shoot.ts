import { devices } from "@playwright/test";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

/** Widths of a phone, a tablet and a laptop. */
const widths = [390, 768, 1440] as const;
export const folder = join(import.meta.dirname, "../../shots");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    locale: { type: "string", multiple: true },
    width: { type: "string", multiple: true },
    dark: { type: "boolean", default: false },
    storefront: { type: "string" },
  },
});

/** What stands in the command line behind the options: names of pages, and of whose they are. */
export const wanted: readonly string[] = positionals;

const isDark = values.dark;

/** Whether a storefront is to be taken: all are unless one is named. */
export const isWanted = (storefront: string): boolean =>
  values.storefront === undefined || values.storefront === storefront;

const wantedWidths: readonly number[] = values.width?.map(Number) ?? widths;

/** The languages to take of a storefront's: its first one unless others are named. */
const wantedLocales = <Locale extends string>(locales: readonly Locale[]): Locale[] =>
  values.locale ? locales.filter((locale) => values.locale?.includes(locale)) : locales.slice(0, 1);

/** A window in the scheme that is asked for, of whoever reads a language. */
function openWindow(
  browser: Browser,
  { locale, width }: { locale: string; width: number },
): Promise<BrowserContext> {
  return browser.newContext({
    // A browser without a window calls itself a bot, and bots get one line of a page that is an error.
    userAgent: devices["Desktop Chrome"].userAgent,
    locale,
    viewport: { width, height: width < 576 ? 844 : 900 },
    colorScheme: isDark ? "dark" : "light",
    reducedMotion: "reduce",
  });
}

/** What tells the pictures of one look from those of another. */
const lookOf = (locale: string, width: number): string =>
  [locale, width, ...(isDark ? ["dark"] : [])].join("-");

interface Look<Locale> {
  locale: Locale;
  /** Where the addresses of its pages begin. */
  start: string;
  /** The folder of its pictures. */
  name: string;
  context: BrowserContext;
  page: Page;
}

/** Takes pictures of a storefront in each language and width that is asked for, in a window of its own. */
export async function inEveryLook<Locale extends string>(
  browser: Browser,
  { port, locales }: { port: number; locales: readonly Locale[] },
  take: (look: Look<Locale>) => Promise<void>,
): Promise<void> {
  for (const locale of wantedLocales(locales)) {
    const start = `http://localhost:${port}${locale === locales[0] ? "" : `/${locale}`}`;
    for (const width of wantedWidths) {
      const context = await openWindow(browser, { locale, width });
      const page = await context.newPage();
      await take({ locale, start, name: lookOf(locale, width), context, page });
      await context.close();
    }
  }
}

/** What a press opens before the picture: over the page, which is seen in the window then, or within it. */
export interface Opening {
  press: () => Promise<void>;
  isWithin: boolean;
}

/** Takes a page from its head to its foot; what a press opened over it is in the window. */
export async function shoot(
  page: Page,
  url: string,
  file: string,
  opening?: Opening,
): Promise<void> {
  await page.goto(url, { waitUntil: "networkidle" });
  await opening?.press();
  const isWhole = opening?.isWithin ?? true;
  if (isWhole) await seeAll(page);
  // What has come into view may still be on its way; a picture of a page that fails shows that.
  await page
    .waitForFunction(
      () => !document.querySelector("main span[data-shape][aria-hidden=true]"),
      null,
      {
        timeout: 5000,
      },
    )
    .catch(() => console.warn(`${url} still waits`));
  await page.waitForLoadState("networkidle");
  const path = join(folder, `${file}.png`);
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path, fullPage: isWhole });
}

/** Scrolls through a page, back to its head. */
async function seeAll(page: Page): Promise<void> {
  // Lazy pictures come as they are scrolled to.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    }
    window.scrollTo(0, 0);
  });
}
