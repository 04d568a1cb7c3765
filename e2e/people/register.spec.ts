import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { accountButton, codeSentTo, newContact } from "../harness/people.ts";
import type { Variant } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";

const password = "дорога домой длинная";

const section = (page: Page, variant: Variant, name: string): Locator =>
  page.getByRole("region", { name: text(variant, `settings:${name}.title`), exact: true });

async function signInByPassword(at: Locator, variant: Variant, contact: string): Promise<void> {
  await at.getByRole("button", { name: text(variant, "signIn:byPassword"), exact: true }).click();
  await at.getByLabel(text(variant, "signIn:login")).fill(contact);
  await at.getByLabel(text(variant, "signIn:password")).fill(password);
  await at.getByRole("button", { name: text(variant, "signIn:signIn"), exact: true }).click();
}

test(
  "an account with a password signs in elsewhere, finds its favourites and ends other sessions",
  { tag: "@straight" },
  async ({ page, browser, open, variant, facts }) => {
    const contact = newContact(variant);
    const main = page.getByRole("main");
    const press = (key: string) =>
      main.getByRole("button", { name: text(variant, key), exact: true }).click();
    await open(facts.listing);
    const heart = page.getByRole("article").first().locator("button[aria-pressed]").first();
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");

    await open("/register?to=/settings");
    await main
      .getByLabel(text(variant, `signIn:${facts.config.mainAuthMethod}`), { exact: true })
      .fill(contact);
    await press("signIn:setPassword");
    const chosen = main.getByLabel(text(variant, "signIn:newPassword.label"), { exact: true });
    const again = main.getByLabel(text(variant, "signIn:newPassword.again"));
    await chosen.fill("short");
    await again.fill("short");
    const agree = main.getByRole("checkbox");
    if (!(await agree.isChecked())) await agree.check();
    await press("signIn:getCode");
    await expect(chosen).toHaveAttribute("aria-invalid", "true");
    await chosen.fill(password);
    await again.fill(password);
    await expectAccessible(page);
    await press("signIn:getCode");
    await main
      .getByLabel(text(variant, "signIn:code"), { exact: true })
      .fill(await codeSentTo(page, contact));
    await expect(accountButton(page, variant)).toBeVisible();

    const elsewhere = async () => {
      const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
      const there = await context.newPage();
      await there.goto("/login?to=/favorites");
      await there.locator("html[data-hydrated]").waitFor({ state: "attached" });
      await signInByPassword(there.getByRole("main"), variant, contact);
      await expect(there.getByRole("main").getByRole("article")).toHaveCount(1);
      // An open page would notice the end of its session before the test looks at it.
      await there.goto("about:blank");
      return there;
    };
    const others = [await elsewhere(), await elsewhere()];

    await page.reload();
    const devices = section(page, variant, "devices");
    await devices.scrollIntoViewIfNeeded();
    await expect(devices.getByRole("listitem")).toHaveCount(3);
    await devices
      .getByRole("button", { name: text(variant, "settings:devices.endOthers") })
      .click();
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    for (const there of others) {
      await there.goto(new URL("/settings", page.url()).href);
      await expect(there.getByRole("dialog")).toContainText(text(variant, "signIn:reasons.ended"));
      await there.context().close();
    }
    await page.reload();
    await expect(accountButton(page, variant)).toBeVisible();
  },
);
