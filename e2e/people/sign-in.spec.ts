import { expectAccessible } from "../harness/accessible.ts";
import { openDates } from "../discovery/tour/booking-panel.ts";
import { firstTour } from "../discovery/catalogue.ts";
import { expect, test } from "../harness/fixtures.ts";
import {
  accountButton,
  askForCode,
  codeSentTo,
  newContact,
  signInAt,
  signInLink,
} from "../harness/people.ts";
import { text } from "../harness/texts.ts";

test(
  "a visitor registers over a page, continues there, and signs out in all tabs",
  { tag: "@straight" },
  async ({ page, context, open, variant, facts }) => {
    const contact = newContact(variant);
    const { path } = await firstTour(variant, facts.listing);
    await open(path);
    const chosen = page.locator('#dates input[type="radio"]:checked');
    const free = page.locator('#dates input[type="radio"]:not([disabled]):not(:checked)');
    const date = (await free.first().getAttribute("value")) ?? "";
    await openDates(page, variant);
    await page.locator(`#dates input[type="radio"][value="${date}"]`).check({ force: true });
    await expect(chosen).toHaveValue(date);
    await signInLink(page, variant).click();
    const window = page.getByRole("dialog");
    await expect(window.getByRole("heading")).toHaveText(text(variant, "signIn:titles.register"));
    await expectAccessible(page);

    await window.getByRole("radio", { name: text(variant, "signIn:author") }).click();
    const author = window.getByRole("link", { name: text(variant, "signIn:authorSignIn") });
    await expect(author).toHaveAttribute("target", "_blank");
    await expect(author).toHaveAttribute("href", /\/organizer\/login\?from=/);
    await window.getByRole("radio", { name: text(variant, "signIn:tourist") }).click();

    await askForCode(window, variant, contact);
    await expect(window.getByRole("heading")).toHaveText(text(variant, "signIn:titles.code"));
    await expectAccessible(page);
    const code = window.getByLabel(text(variant, "signIn:code"), { exact: true });
    await expect(code).toBeFocused();
    await code.fill("000000");
    await expect(code).toHaveAttribute("aria-invalid", "true");
    await code.fill(await codeSentTo(page, contact));
    await expect(accountButton(page, variant)).toBeVisible();
    expect(new URL(page.url()).pathname).toContain(path);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(chosen).toHaveValue(date);

    const other = await context.newPage();
    await other.goto("/");
    await expect(accountButton(other, variant)).toBeVisible();
    await accountButton(page, variant).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: text(variant, "account:menu.signOut") }).click();
    await expect(signInLink(page, variant)).toBeVisible();
    await expect(signInLink(other, variant)).toBeVisible();
  },
);

test(
  "a reload during sign-in keeps the contact and the code step",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant, facts }) => {
    const contact = newContact(variant);
    await open("/login?to=/favorites");
    const main = page.getByRole("main");
    const typed = main.getByLabel(text(variant, `signIn:${facts.config.mainAuthMethod}`), {
      exact: true,
    });
    await typed.fill(contact);
    await page.reload();
    // A phone may be written with spaces by then.
    await expect.poll(async () => (await typed.inputValue()).replaceAll(" ", "")).toBe(contact);
    await askForCode(main, variant, contact);
    const code = main.getByLabel(text(variant, "signIn:code"), { exact: true });
    await expect(code).toBeVisible();
    await page.reload();
    await expect(code).toBeVisible();
    await main.getByRole("button", { name: text(variant, "signIn:cancel") }).click();
    await expect(main.getByRole("heading")).toHaveText(text(variant, "signIn:titles.register"));
    await expect(page.getByRole("banner").getByRole("link")).toHaveCount(2);
  },
);

test(
  "a sign-in ignores a target address on another site",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant }) => {
    const contact = newContact(variant);
    await open("/login?to=//evil.example/x");
    await signInAt(page, page.getByRole("main"), { variant, contact });
    expect(new URL(page.url()).pathname).toMatch(/^\/$/);
  },
);
