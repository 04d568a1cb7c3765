import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { ownStorefront } from "../harness/own-storefront.ts";
import type { StorefrontFacts } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";

/** What both providers' scripts do alike: they draw a box, which passes whoever presses it, and call back when ready. */
const script = (global: string) => `
  window.${global} = {
    render(holder, options) {
      const isQuiet = options.size === "invisible" || options.appearance === "interaction-only";
      if (isQuiet) setTimeout(() => options.callback("${global}-quiet"), 10);
      else {
        const box = document.createElement("button");
        box.type = "button";
        box.textContent = "${global} box";
        box.onclick = () => options.callback("${global}-seen");
        holder.append(box);
      }
      return "0";
    },
    execute() {},
    remove() {},
  };
  window[new URL(document.currentScript.src).searchParams.get("onload")]();
`;

const taken = {
  request_id: 5120,
  request_token: "3b9d1f64-7c2e-4d0a-9f3e-2a6b8c0d1e57",
  region: "other",
};

/** Asks for help, all but the last press. */
async function fillIn(help: Locator, { tourist }: StorefrontFacts): Promise<void> {
  await help.scrollIntoViewIfNeeded();
  await help.locator("[name=name]").fill(tourist.name);
  await help.locator("[name=phone]").fill(tourist.phones[0]);
  const agree = help.locator("[name=agree]");
  if (!(await agree.isChecked())) await agree.check();
}

async function configure(page: Page): Promise<void> {
  await page.route("**/spa/site-tokens", async (route) => {
    const tokens: unknown = await (await route.fetch()).json();
    const captcha = {
      captcha_provider: "hcaptcha",
      captcha_key: "visible-key",
      hard_captcha_key: null,
      invisible_captcha_provider: "turnstile",
      invisible_captcha_key: "invisible-key",
    };
    await route.fulfill({ json: { ...(tokens as object), ...captcha } });
  });
  const scripts = { "js.hcaptcha.com": "hcaptcha", "challenges.cloudflare.com": "turnstile" };
  for (const [host, global] of Object.entries(scripts))
    await page.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: script(global) }),
    );
}

test(
  "a refused call is repeated after the captcha, and cancelling the captcha keeps what was typed",
  { tag: ["@crossed", "@on-phone"] },
  async ({ page, facts, variant }) => {
    const { origin, stop } = await ownStorefront(variant, {
      CAPTCHA_PROVIDER: "hcaptcha",
      INVISIBLE_CAPTCHA_PROVIDER: "turnstile",
    });
    try {
      await configure(page);
      const sent: (string | undefined)[] = [];
      await page.route("**/spa/submit-help-request", async (route) => {
        const { "x-captcha": answer, "x-captcha-kind": kind } = route.request().headers();
        sent.push(answer);
        await (kind === "captcha"
          ? route.fulfill({ json: taken })
          : route.fulfill({
              status: 429,
              json: { message: "Please confirm", code: "captcha", type: "captcha" },
            }));
      });
      const answer = await page.goto(`${origin}/`);
      const policy = answer?.headers()["content-security-policy"] ?? "";
      expect(policy).toContain("https://challenges.cloudflare.com");
      expect(policy).not.toContain("yandex");
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      const help = page.locator("#help");
      await fillIn(help, facts);
      const name = help.locator("[name=name]");
      const send = help.getByRole("button", { name: text(variant, "request:banner.send") });
      await send.click();

      const dialog = page.getByRole("dialog", { name: text(variant, "captcha:title") });
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText(text(variant, "captcha:task"));
      await expectAccessible(page);
      await dialog.getByRole("button", { name: text(variant, "captcha:cancel") }).click();
      await expect(dialog).toBeHidden();
      await expect(help.getByRole("alert")).toContainText("Please confirm");
      await expect(name).toHaveValue(facts.tourist.name);

      await send.click();
      await dialog.getByRole("button", { name: "hcaptcha box" }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText("5120").first()).toBeVisible();
      expect(sent).toEqual(["turnstile-quiet", "turnstile-quiet", "hcaptcha-seen"]);
    } finally {
      stop();
    }
  },
);

test(
  "a help request is sent with the proof of work when the site tokens fail",
  { tag: ["@straight", "@at-desk"] },
  async ({ context, facts, variant }) => {
    // A separate page: notes in its console do not fail the test.
    const page = await context.newPage();
    const notes: string[] = [];
    page.on("console", (message) => notes.push(message.text()));
    await page.route("**/spa/site-tokens", (route) =>
      route.fulfill({ status: 503, json: { message: "?", code: "unavailable" } }),
    );
    const proofs: (string | undefined)[] = [];
    await page.route("**/spa/submit-help-request", (route) => {
      proofs.push(route.request().headers()["x-captcha"]);
      return route.fulfill({ json: taken });
    });
    await page.goto("/");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const help = page.locator("#help");
    await fillIn(help, facts);
    await help.getByRole("button", { name: text(variant, "request:banner.send") }).click();
    await expect(page.getByText("5120").first()).toBeVisible();
    expect(proofs).toHaveLength(1);
    expect(JSON.parse(atob(proofs[0] ?? ""))).toMatchObject({
      solution: { counter: expect.any(Number) },
    });
    expect(notes).toContainEqual(expect.stringContaining("(/spa/site-tokens) failed"));
  },
);
