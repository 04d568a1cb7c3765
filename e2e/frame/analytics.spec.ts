import type { Page } from "@playwright/test";
import { storefrontSettings } from "../../packages/domain/src/storefront/variant-config.ts";
import { expect, test } from "../harness/fixtures.ts";
import { ownStorefront } from "../harness/own-storefront.ts";
import { text } from "../harness/texts.ts";

/** Stand-ins of the providers' scripts: each tells the collector the name of every event. */
const counters = {
  ga4: {
    id: "G-TEST1234",
    script: "https://www.googletagmanager.com/gtag/js?id=G-TEST1234",
    body: `
      const tell = (given) => given[0] === "event" &&
        fetch("https://region1.google-analytics.com/g/collect?en=" + given[1], { mode: "no-cors" });
      for (const given of window.dataLayer) tell(given);
      window.dataLayer.push = (given) => tell(given);
    `,
    collector: "https://region1.google-analytics.com/**",
  },
  yandex: {
    id: "12345678",
    script: "https://mc.yandex.ru/metrika/tag.js",
    body: `
      const tell = (given) => given[1] === "reachGoal" &&
        fetch("https://mc.yandex.ru/watch?en=" + given[2], { mode: "no-cors" });
      for (const given of window.ym.a) tell(given);
      window.ym = (...given) => tell(given);
    `,
    collector: "https://mc.yandex.ru/watch**",
  },
} as const;
type Provider = keyof typeof counters;

/** What leaves for a provider. */
async function watch(page: Page, provider: Provider) {
  const { id, script, body, collector } = counters[provider];
  const asked: string[] = [];
  const events: string[] = [];
  await page.route("**/spa/site-tokens", async (route) => {
    const tokens: unknown = await (await route.fetch()).json();
    await route.fulfill({ json: { ...(tokens as object), analytics: { provider, id } } });
  });
  await page.route(/^https:[^/]*\/\/[^/]*(google|yandex)/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.route(script, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body });
  });
  await page.route(collector, (route) => {
    events.push(new URL(route.request().url()).searchParams.get("en") ?? "");
    return route.fulfill({ status: 204 });
  });
  return { asked, events };
}

/**
 * Resolves once whatever the page has asked for by now has reached the routes above: its own request comes after them.
 * Pictures that are still being painted are not waited for.
 */
const allAsked = (page: Page) => page.evaluate(async () => (await fetch("/robots.txt")).status);

for (const provider of ["ga4", "yandex"] as const) {
  test(
    `${provider} receives nothing before consent, events after it and none once it is withdrawn`,
    { tag: provider === "ga4" ? "@straight" : "@crossed" },
    async ({ page, facts, variant }) => {
      const { origin, stop } = await ownStorefront(variant, {
        [storefrontSettings(variant).analytics]: `${provider}:${counters[provider].id}`,
      });
      try {
        const { asked, events } = await watch(page, provider);
        await page.clock.install();
        await page.goto(`${origin}${facts.listing}`);
        await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
        const accept = page.getByRole("button", {
          name: text(variant, "common:cookies.accept"),
          exact: true,
        });
        await accept.waitFor();
        await page.clock.fastForward(30_000);
        await allAsked(page);
        expect(asked).toEqual([]);

        await accept.click();
        await allAsked(page);
        expect(asked).toEqual([]);
        // The clock is moved on until the page has begun to count by it: by steps, so that no call of the page runs out of time.
        await expect(async () => {
          await page.clock.fastForward(1000);
          await allAsked(page);
          expect(events).toContain("view_item_list");
        }).toPass();
        expect(asked).toEqual([counters[provider].script]);

        await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
        await expect.poll(() => events).toContain("view_item");

        await page.getByRole("button", { name: text(variant, "common:cookies.settings") }).click();
        await page
          .getByRole("button", { name: text(variant, "common:cookies.necessary"), exact: true })
          .click();
        const before = events.length;
        await page.goBack();
        await page.getByRole("article").first().waitFor();
        await page.clock.fastForward(30_000);
        await allAsked(page);
        expect(events).toHaveLength(before);
      } finally {
        stop();
      }
    },
  );
}
