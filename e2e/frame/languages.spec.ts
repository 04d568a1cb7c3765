import { localeFacts, locales } from "../../packages/domain/src/locale.ts";
import type { Locale } from "../../packages/domain/src/locale.ts";
import { localePrefix } from "../../packages/domain/src/storefront/variant-config.ts";
import { firstTour } from "../discovery/catalogue.ts";
import { expect, test } from "../harness/fixtures.ts";

/** Words that a language cannot do without, and that the others do not have. */
const signs: Partial<Record<Locale, RegExp>> = {
  ru: /[а-яё]{2}/i,
  en: /(?<!\p{L})(?:the|and|with|your|you|from|are|this)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:und|nicht|mit|für|eine[nrms]?|auf|wird|werden)(?!\p{L})/iu,
  zh: /\p{Script=Han}{2}/u,
};

/** A message's path in a catalogue, which stands where there is no message: `tour:reviews.reply`. */
const key = /(?<![\p{L}/.@-])[a-z]+[A-Za-z]*(?::[a-z]\w+(?:\.\w+)*|\.[a-z]+[A-Z]\w*)(?!\p{L})/u;

/** Names stay as they are written: those of travellers ("Ann B.", "AB" for want of a photo), of films, books and brands. */
const names =
  /^\p{Lu}\p{Ll}+$|^\p{Lu}{2}$|\p{Lu}\p{L}+ \p{Lu}\.|[“„«][^“”„»]*[”“»]|\S+@\S+|\bhttps?:\S+|\S+\.(?:com|ru|example|org)\b/gu;

test(
  "no public page shows a message key or a text in another language",
  { tag: "@straight" },
  async ({ page, facts, variant }) => {
    const { path: tour } = await firstTour(variant, facts.listing);
    const paths = [
      "/",
      facts.listing,
      tour,
      "/journal",
      "/journal/baikal-on-ice-1",
      "/dostoprimechatelnosti",
      "/dostoprimechatelnosti/x-4",
      "/help-center",
      "/help-center/insurance",
      "/reviews",
      "/contacts",
      "/about",
      "/agreement",
      "/destinations",
      "/activities",
      "/seasons",
      "/collections",
      "/join",
      "/podarochnye-sertifikaty",
      "/no-such-place-at-all",
      ...(facts.config.features.organizersShown ? ["/tour-providers"] : []),
    ];
    await page.goto("/robots.txt");
    for (const locale of facts.config.locales) {
      const others = locales.filter((one) => one !== locale);
      for (const path of paths) {
        const address = `${localePrefix(facts.config, locale)}${path}`;
        const texts = await page.evaluate(readTexts, address);
        expect(texts.length, address).toBeGreaterThan(20);
        const foreign = texts.filter((text) => {
          const told = text.replaceAll(names, "");
          return key.test(text) || others.some((other) => signs[other]?.test(told));
        });
        expect(foreign, address).toEqual([]);
      }
    }
  },
);

/** What a page says in its own language, with what screen readers are told; runs in the browser. */
async function readTexts(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  const page = new DOMParser().parseFromString(html, "text/html");
  const language = page.documentElement.lang;
  const isOwn = (element: Element | null) =>
    element?.closest("[lang]")?.getAttribute("lang") === language &&
    !element.closest("script, style, code");
  const texts: string[] = [page.title];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isOwn(node.parentElement)) texts.push(node.nodeValue ?? "");
  const attributes = ["aria-label", "placeholder", "title", "alt"];
  for (const element of page.body.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
    if (isOwn(element)) texts.push(...attributes.map((name) => element.getAttribute(name) ?? ""));
  for (const meta of page.querySelectorAll('meta[name="description"], meta[property="og:title"]'))
    texts.push(meta.getAttribute("content") ?? "");
  return texts.map((text) => text.trim()).filter((text) => text !== "");
}

test(
  "language and currency can be switched and are remembered",
  { tag: "@straight" },
  async ({ page, open, facts }) => {
    await open(facts.listing);
    await page.locator("header button[popovertarget]").click();
    await page.getByRole("link", { name: "EUR" }).click();
    await expect(page.locator("header button[popovertarget]")).toContainText("EUR");
    await expect(page.locator("main")).toContainText("€");
    await expect(page).toHaveURL(/[?&]prices=EUR/);
    if (facts.config.locales.length > 1) {
      const [, second = "", last = ""] = facts.config.locales;
      await page.locator("header button[popovertarget]").click();
      await page.getByRole("link", { name: localeFacts[second as Locale].name }).click();
      await expect(page).toHaveURL(new RegExp(`/${second}${facts.listing}`));
      await expect(page.locator("html")).toHaveAttribute("lang", second);
      await expect(page.locator("main")).toContainText("€");
      await page.goto("/");
      await expect(page).toHaveURL(new RegExp(`/${second}\\?prices=EUR$`));
      await page.goto(`/${last}`);
      await expect(page.locator("html")).toHaveAttribute("lang", last);
    }
  },
);

test(
  "a chosen currency leads to its pages, by the server and past a cache without cookies",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, context, facts }) => {
    const origin = `http://localhost:${facts.port}`;
    await context.addCookies([{ name: "currency", value: "EUR", url: origin }]);
    const answer = await page.request.get(facts.listing, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location, answer.headers()["cache-control"]]).toEqual(
      [302, `${facts.listing}?prices=EUR`, "no-store"],
    );
    await page.route(`**${facts.listing}`, async (route) => {
      const shared = await page.request.fetch(route.request().url(), {
        headers: { cookie: "" },
        maxRedirects: 0,
      });
      await route.fulfill({ response: shared });
    });
    await page.goto(facts.listing);
    await expect(page).toHaveURL(/\?prices=EUR$/);
    await expect(page.locator("main")).toContainText("€");
    // Links keep it, and an address that names it needs no cookie.
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await context.clearCookies();
    await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/-\d+\?(.*&)?prices=EUR/);
    await expect(page.locator("main")).toContainText("€");
  },
);
