import { expectAccessible } from "../harness/accessible.ts";
import { individualTour } from "./catalogue.ts";
import { agree } from "../sales/booking.ts";
import { expect, test } from "../harness/fixtures.ts";
import { apiUrl, factsOf } from "../harness/stack.ts";
import { staffOf } from "../staff/staff-sign-in.ts";
import { pattern, text } from "../harness/texts.ts";

// Each goes through several pages.
test(
  "staff see commissions on cards, and the public page contains none",
  { tag: ["@desktop", "@straight"] },
  async ({ page, open, facts, variant }) => {
    const login = `staff${staffOf.commissions}@tropa.example`;
    await open(facts.listing);
    const send = (path: string, data: object, token = "") =>
      page.evaluate(
        async ([address, body, bearer, storefront]) => {
          const answer = await fetch(address ?? "", {
            method: "POST",
            headers: {
              "content-type": "application/json",
              "x-localization": storefront ?? "",
              ...(bearer && { "x-authorization": `Bearer ${bearer}` }),
            },
            body: body ?? "",
          });
          if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
          return (await answer.json()) as { token?: string };
        },
        [path, JSON.stringify(data), token, variant] as const,
      );
    await send("/spa/staff-auth", { login, password: "tropa-demo" });
    const inbox = await (await page.request.get(`${apiUrl}/dev/inbox?to=${login}`)).text();
    const code = /(\d{6}) is your/.exec(inbox)?.[1] ?? "";
    const { token } = await send("/spa/staff-auth-via-code", { login, code });
    await send("/spa/staff-session", {}, token);
    await page.reload();
    const card = page.getByRole("article").first();
    // A card reads its commission once it is near the window.
    await card.scrollIntoViewIfNeeded();
    const commission = card.getByText(text(variant, "tourCard:staff.commission"), { exact: true });
    await expect(commission).toBeVisible();
    await expectAccessible(page);
    // The cached page for everybody does not contain the commission.
    const html = await (await page.request.get(facts.listing)).text();
    expect(html).not.toContain(text(variant, "tourCard:staff.commission"));
  },
);

test(
  "an individual tour opens only by its address",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, variant }) => {
    const uuid = individualTour(0);
    await open(`/order/${uuid}/individual-tour`);
    await expect(page.getByText(text(variant, "individual:note"))).toBeVisible();
    await expect(page.locator("#dates, #booking").first()).toBeVisible();
    await expectAccessible(page);
    const answer = await page.request.get(`/order/${uuid}/individual-tour`);
    expect(answer.headers()["cache-control"]).toContain("no-store");
    expect(await answer.text()).toContain('content="noindex');
    for (const unknown of ["nonsense", uuid.replace(/.$/, (last) => (last === "0" ? "1" : "0"))]) {
      const missing = await page.request.get(`/order/${unknown}/individual-tour`);
      expect(missing.status(), unknown).toBe(404);
    }
  },
);

test(
  "a help request is sent with any city, and the chat link comes by SMS where offered",
  { tag: "@desktop" },
  async ({ page, open, variant }) => {
    await open("/");
    await page.getByLabel(text(variant, "request:fields.name")).fill("Alex");
    const phone = factsOf(variant).tourist.phones[1];
    await page.getByLabel(text(variant, "request:fields.phone")).fill(phone);
    // A city that is not among the suggestions is accepted.
    const city = page.getByRole("combobox", { name: text(variant, "request:fields.city") });
    await city.fill("Zzyzxville");
    await page
      .getByRole("option", { name: text(variant, "kit:create").replace("{text}", "Zzyzxville") })
      .click();
    await expect(city).toHaveValue("Zzyzxville");
    await agree(page, variant);
    await page.getByRole("button", { name: text(variant, "request:banner.send") }).click();
    // The proof of work that goes with it takes its time on a busy machine.
    const title = page.getByRole("heading", { name: pattern(variant, "request:success.title") });
    await expect(title).toBeVisible();
    const inbox = await page.request.get(`${apiUrl}/dev/inbox?to=help@tropa.example`);
    expect(await inbox.text()).toContain("Zzyzxville");
    const form = page.getByRole("form", { name: text(variant, "request:sms.title") });
    if (!factsOf(variant).config.features.messengerSmsLink) {
      await expect(page.getByRole("tablist")).toBeVisible();
      await expect(form).toHaveCount(0);
      return;
    }
    await form.getByLabel(text(variant, "request:fields.phone")).fill(phone);
    await form.getByRole("button", { name: text(variant, "request:sms.send") }).click();
    const window = page.getByRole("dialog");
    await expect(window).toContainText(text(variant, "request:sms.sentTitle"));
    await expectAccessible(page);
    const texts = await page.request.get(`${apiUrl}/dev/inbox?to=${encodeURIComponent(phone)}`);
    expect(await texts.text()).toMatch(/https?:\/\//);
    await window.getByRole("button", { name: text(variant, "request:sms.fine") }).click();
    await expect(
      form.getByRole("button", { name: text(variant, "request:sms.isSent") }),
    ).toBeDisabled();
  },
);

test(
  "typing a city is not interrupted when its search loads",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/city-search-[^/]+\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await open("/");
    const label = text(variant, "request:fields.city");
    const field = page.getByRole("textbox", { name: label });
    await field.click();
    await field.pressSequentially("Zzyz");
    const loaded = page.waitForResponse(/\/city-search-[^/]+\.js/);
    release();
    await (await loaded).finished();
    await field.pressSequentially("xville");
    await expect(field).toHaveValue("Zzyzxville");
    await expect(field).toBeFocused();
    await expect(page.getByRole("combobox", { name: label })).toHaveCount(0);
  },
);

test(
  "an empty listing takes a phone number and confirms it in a window",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, facts, variant }) => {
    await open(`${facts.listing}?priceMax=1&difficulty=1`);
    const send = page.getByRole("button", { name: text(variant, "request:banner.compactSend") });
    const field = page.getByLabel(text(variant, "request:fields.phone"));
    await send.click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await field.fill(factsOf(variant).tourist.phones[1]);
    await agree(page, variant);
    await send.click();
    // The proof of work that goes with it takes its time on a busy machine.
    await expect(page.getByRole("dialog")).toContainText(pattern(variant, "request:success.title"));
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("main")).toContainText(pattern(variant, "request:success.title"));
  },
);
