import { HtmlValidate } from "html-validate";
import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { firstTour, goneTour, listing, removedTour } from "../discovery/catalogue.ts";
import { text } from "../harness/texts.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // The renderer writes void elements and boolean attributes its own way, and long ids are React's.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-case": "off",
    "doctype-style": "off",
    "no-inline-style": "off",
    "valid-id": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    "tel-non-breaking": "off",
    "element-permitted-content": "error",
    "no-dup-id": "error",
  },
});

test("public pages are valid HTML, accessible and have one heading and a title", async ({
  page,
  open,
  facts,
  variant,
}) => {
  const tour = await firstTour(variant, facts.listing);
  for (const path of [
    "/",
    "/tours",
    facts.listing,
    `${facts.listing}?priceMax=90000&daysMax=7`,
    tour.path,
  ]) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    const report = await validator.validateString(await answer.text());
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(
          ({ message, line, column, selector }) =>
            `${path} ${line}:${column} ${selector ?? ""} ${message}`,
        ),
      ),
    ).toEqual([]);

    await open(path);
    await expect(page.locator("h1")).toHaveCount(1);
    expect((await page.title()).length, path).toBeGreaterThan(10);
    await expectAccessible(page);
  }
});

test(
  "the footer links to existing pages and to the storefront's social groups, also without JavaScript",
  { tag: "@straight" },
  async ({ page, open }) => {
    const html = await (await page.request.get("/")).text();
    await open("/");
    const footer = page.locator("footer").last();
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.locator('[data-deferred="taken"]').first()).toBeAttached();
    const links = await footer
      .locator('nav a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(15);
    for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
    const groups = footer.locator("[data-socials] a");
    await expect(groups.first()).toBeVisible();
    for (const group of await groups.all()) {
      const href = await group.getAttribute("href");
      expect(href).toMatch(/^https:/);
      expect(html).toContain(`href="${href}"`);
    }
  },
);

test("missing pages answer with their status and an error screen", async ({
  page,
  facts,
  variant,
}) => {
  const words = {
    missing: text(variant, "errors:404.title"),
    removed: text(variant, "errors:removed.title"),
    gone: text(variant, "errors:410.title"),
  };
  const cases = [
    { path: "/no/such/listing/at-all", status: 404, text: words.missing },
    { path: "/a-tour-nobody-made-99999999", status: 404, text: words.missing },
    { path: `/x-${removedTour}`, status: 404, text: words.removed },
    { path: `/x-${goneTour}`, status: 410, text: words.gone },
    {
      path: "/booking/uuid/00000000-0000-4000-8000-000000000000",
      status: 404,
      text: words.missing,
    },
    { path: "/booking/uuid/garbage", status: 404, text: words.missing },
    { path: "/organizer/no-such-page", status: 404, text: words.missing },
    { path: "/organizer/tours/x", status: 404, text: words.missing },
    { path: "/staff/no-such-part", status: 404, text: words.missing },
  ];
  for (const { path, status, text } of cases) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(status);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(text);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await expectAccessible(page);
  }
  await page.goto(`/x-${removedTour}`);
  expect(await page.locator("article, [data-tour-card]").count(), "similar tours").toBeGreaterThan(
    0,
  );
  expect(facts.listing).toBeTruthy();
});

test("an invalid address answers with a listing or 404 and never with an error", async ({
  page,
  facts,
  baseURL,
}) => {
  for (const path of [
    `${facts.listing}?page=-5&priceMin=abc&daysMax=99999999&sort=%00&difficulty[]=x&countries=1,2,zz&dateFrom=2027-02-31`,
    `${facts.listing}?page=999999`,
    "/%F0%9F%8F%94%EF%B8%8F",
    "/..%2f..%2fetc",
    "//evil.example",
    "/tours?lat=1e999&lng=NaN&radius=-1",
    `/${"a".repeat(1500)}`,
  ]) {
    const answer = await page.request.get(`${baseURL}${path}`);
    expect([200, 404], `${path.slice(0, 80)}: ${answer.status()}`).toContain(answer.status());
    expect(await answer.text()).not.toMatch(/node_modules|SELECT |at \w+ \(/);
  }
});

test("security headers allow only scripts from the storefront's own files", async ({
  page,
  facts,
}) => {
  const answer = await page.request.get(facts.listing);
  const headers = answer.headers();
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers["strict-transport-security"]).toBeTruthy();
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBeTruthy();
  const inline = (await answer.text()).match(
    /<script(?![^>]*(src=|application\/(ld\+)?json))[^>]*>/g,
  );
  expect(inline).toBeNull();
});

test("all visitors of a locale and currency get the same page", async ({ page, facts }) => {
  const bare = await page.request.get(facts.listing, { headers: { cookie: "" } });
  const response = await page.request.get(facts.listing, {
    headers: { cookie: "cookie-notice=1; __Host-refresh=abc", "user-agent": "another" },
  });
  expect(await response.text()).toBe(await bare.text());
  expect(bare.headers()["set-cookie"]).toBeUndefined();
  // All that the page depends on stands in its address: a shared cache needs no cookie to tell pages apart.
  expect(bare.headers().vary).toBe("accept-encoding");
  const again = await page.request.get(facts.listing, {
    headers: { "if-none-match": bare.headers().etag ?? "" },
  });
  expect(again.status()).toBe(304);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor can search, read a listing, turn its pages and read a tour", async ({
    page,
    facts,
    variant,
  }) => {
    await page.goto("/");
    await page.locator('input[name="phrase"]').first().fill(facts.phrase);
    await page.locator('form[action$="/find"] button[type="submit"]').first().click();
    await expect(page).toHaveURL(new RegExp(`${facts.listing}(\\?|$)`));
    const { total, items } = await listing(variant, facts.listing);
    await expect(page.locator("main")).toContainText(String(total));
    await page.goto("/tours?page=2");
    await expect(page.locator("h1")).toBeVisible();
    const [first] = items;
    await page.goto(facts.listing);
    await page
      .getByRole("link", { name: first?.title ?? "" })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(first?.title ?? "");
  });
});

test(
  "going back restores the scroll position of the listing",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, facts }) => {
    await open(facts.listing);
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
    const left = await page.evaluate(() => window.scrollY);
    // Clicked by script: the pointer would first scroll the card into the middle.
    await page
      .getByRole("main")
      .locator("h2 a, h3 a, article a")
      .nth(5)
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).not.toHaveURL(new RegExp(`${facts.listing}$`));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${facts.listing}$`));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  },
);

test("a messenger link with an unknown key answers 404, and a help request without captcha 429", async ({
  page,
  facts,
}) => {
  const asked = await page.request.post("/spa/submit-help-request", {
    headers: { "x-localization": facts.config.id },
    data: { type: "common_help", phone: facts.tourist.phones[0], agree: true },
  });
  // Without the proof of work nobody is helped: what is asked for is the captcha.
  expect(asked.status()).toBe(429);
  const to = (path: string) => page.request.get(path, { maxRedirects: 0 });
  expect((await to("/tg/3b9d1f64-7c2e-4d0a-9f3e-2a6b8c0d1e57")).status()).toBe(404);
  expect((await to("/tg/5120")).status()).toBe(404);
});

test("a stored link redirects to its page, and a foreign address asks first", async ({
  page,
  open,
  variant,
}) => {
  const to = (path: string) => page.request.get(path, { maxRedirects: 0 });
  const stored = await to("/r/1");
  expect([stored.status(), stored.headers()["location"]]).toEqual([302, "/help-center"]);
  const own = await to("/redirect?url=%2Ftours%3Fpage%3D2");
  expect(new URL(own.headers()["location"] ?? "").pathname).toBe("/tours");
  for (const path of [
    "/r/99999",
    "/redirect?id=1x",
    "/redirect?url=javascript:alert(1)",
    "/redirect",
  ])
    expect((await to(path)).status(), path).toBe(404);
  await open("/redirect?url=https://other.example/x");
  const leave = page.getByRole("main").getByRole("link", { name: /other\.example/ });
  await expect(leave).toHaveAttribute("href", "https://other.example/x");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text(variant, "redirect:title"));
  await expectAccessible(page);
});

test(
  "a payment return page without a booking shows general words",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, variant }) => {
    for (const [path, words] of [
      ["/success", "success"],
      ["/fail", "fail"],
      ["/payment-failed", "fail"],
    ]) {
      await open(path ?? "");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        text(variant, `booking:general.${words}.title`),
      );
    }
  },
);
