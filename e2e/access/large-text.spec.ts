import type { Page } from "@playwright/test";
import { bookToPay } from "../sales/booking.ts";
import { firstTour } from "../discovery/catalogue.ts";
import { expect, test } from "../harness/fixtures.ts";
import type { StorefrontFacts, Variant } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";

// A reader's own style: the pages' policy takes none from a script.
test.use({ bypassCSP: true });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: "cookie-notice", value: "1", url: baseURL ?? "" }]);
});

const enlargeText = (page: Page) =>
  page.addStyleTag({ content: "html { font-size: 200% !important }" });

async function paths(page: Page, variant: Variant, facts: StorefrontFacts): Promise<string[]> {
  const { path } = await firstTour(variant, facts.listing);
  const uuid = await bookToPay(page, variant, { isGuaranteed: true });
  return ["/", facts.listing, path, `/booking/pay/uuid/${uuid}`, "/login", "/organizer/login"];
}

/** Words that reach beyond what hides the rest of them. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const isCut = (words: Element): boolean => {
      const own = [...words.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      range.setStartBefore(own[0] ?? words);
      range.setEndAfter(own.at(-1) ?? words);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      // The page itself hides what it has while a window lies over it.
      for (let box: Element | null = words; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box);
        // The beginning of a text, on a card or over a button that leads to all of it; a name is never cut.
        if (webkitLineClamp !== "none" && /^(?:P|BLOCKQUOTE)$/.test(box.tagName)) return false;
        if (box.parentElement?.dataset["state"] === "cut") return false;
        // What is scrolled can be read to its end; what is a point large is for screen readers.
        if (overflowX === "auto" || overflowX === "scroll" || box.clientWidth === 1) return false;
        const edge = box.getBoundingClientRect();
        if (hides(overflowX) && (right > edge.right + 1 || left < edge.left - 1)) return true;
        // Letters need less than the height of their line.
        if (hides(overflowY) && (bottom > edge.bottom + 6 || top < edge.top - 6)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll("body *")]
      .filter((element) =>
        [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== "",
        ),
      )
      .filter((element) => element.checkVisibility() && isCut(element))
      .map(({ className, textContent }) => `${className}: ${textContent}`);
  });

/** Words of headings that go on in the next line, though a word of so many letters has room in one. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const longestWhole = 12;
    const range = document.createRange();
    return [...document.querySelectorAll("h1, h2, h3, h4")]
      .filter((heading) => heading.checkVisibility())
      .flatMap((heading) => {
        const nodes = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
          for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/\p{L}+/gu)) {
            // Chinese has no spaces: its lines may end after any sign.
            if (word.length > longestWhole || /\p{Script=Han}/u.test(word)) continue;
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(word);
          }
        }
        return broken;
      });
  });

test(
  "no page is wider than a phone at twice the text size, and no word is cut or broken",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant, facts }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of await paths(page, variant, facts)) {
      await open(path);
      await enlargeText(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
        .toBe(390);
      await expect.poll(() => cutTexts(page), { message: path }).toEqual([]);
      await expect.poll(() => brokenWords(page), { message: path }).toEqual([]);
    }
  },
);

test(
  "both buttons of the cookie notice are visible at twice the text size",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, context, variant }) => {
    await context.clearCookies({ name: "cookie-notice" });
    await page.setViewportSize({ width: 390, height: 844 });
    await open("/");
    await enlargeText(page);
    const notice = page.getByRole("region", { name: text(variant, "common:cookies.label") });
    await expect(notice.getByRole("button")).toHaveCount(2);
    for (const button of await notice.getByRole("button").all())
      await expect(button).toBeInViewport({ ratio: 1 });
  },
);

/** The share of the window's height, along its middle, where something stays that does not move with the page. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const stays = (element: Element | null): boolean => {
      for (let one = element; one; one = one.parentElement) {
        // A window over the page is the page for now, and is scrolled as one.
        if (one.tagName === "DIALOG") return false;
        const { position } = getComputedStyle(one);
        if (position === "fixed") return true;
        if (position === "sticky" && one.getBoundingClientRect().height < innerHeight) return true;
      }
      return false;
    };
    const rows = Array.from({ length: innerHeight }, (_, y) => y);
    const taken = rows.filter((y) => stays(document.elementFromPoint(innerWidth / 2, y)));
    return taken.length / innerHeight;
  });

test(
  "a page at four times the size fits and is covered by at most a third",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant, facts }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of await paths(page, variant, facts)) {
      await open(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      await expect.poll(() => covered(page), { message: path }).toBeLessThanOrEqual(1 / 3);
    }
  },
);

test(
  "forced colours keep borders on buttons and mark the chosen order",
  { tag: ["@straight", "@desktop"] },
  async ({ page, open, facts }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(`${facts.listing}?sort=price`);
    const widths = await page
      .locator("main :is(button, a)[data-variant='primary'], main button[data-variant='secondary']")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopWidth));
    expect(widths.length).toBeGreaterThan(0);
    expect(widths).not.toContain("0px");
    const chosen = page.locator("main a[href*='sort='][aria-current='true']").first();
    await expect(chosen).toHaveCSS("outline-style", "solid");
  },
);
