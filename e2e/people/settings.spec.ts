import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { firstTour } from "../discovery/catalogue.ts";
import { expect, test } from "../harness/fixtures.ts";
import { openOrder } from "../sales/open-order.ts";
import { accountButton, codeSentTo, newContact, signInAt, signInLink } from "../harness/people.ts";
import { factsOf } from "../harness/stack.ts";
import type { Variant } from "../harness/stack.ts";
import { pattern, text } from "../harness/texts.ts";

const password = "дорога домой длинная";

async function register(page: Page, open: (path: string) => Promise<void>, variant: Variant) {
  const contact = newContact(variant);
  await open("/login?to=/settings");
  await signInAt(page, page.getByRole("main"), { variant, contact });
  return contact;
}

const section = (page: Page, variant: Variant, name: string) =>
  page.getByRole("region", { name: text(variant, `settings:${name}.title`), exact: true });

/** A device that asks its owner and is always allowed. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signInByPassword(at: Locator, variant: Variant, contact: string): Promise<void> {
  await at.getByLabel(text(variant, "signIn:login")).fill(contact);
  await at.getByLabel(text(variant, "signIn:password")).fill(password);
  await at.getByRole("button", { name: text(variant, "signIn:signIn"), exact: true }).click();
}

async function signOut(page: Page, variant: Variant): Promise<void> {
  await accountButton(page, variant).click();
  await page.getByRole("button", { name: text(variant, "account:menu.signOut") }).click();
  await expect(signInLink(page, variant)).toBeVisible();
}

test(
  "names, a second contact and a password are saved, and the password signs in again",
  { tag: ["@crossed", "@on-phone"] },
  async ({ page, open, variant }) => {
    const contact = await register(page, open, variant);
    const names = section(page, variant, "profile");
    await names.getByLabel(text(variant, "settings:profile.firstName")).fill("Анна");
    await names.getByRole("button", { name: text(variant, "settings:save") }).click();
    const lastName = names.getByLabel(text(variant, "settings:profile.lastName"));
    await expect(lastName).toBeFocused();
    await expect(lastName).toHaveAttribute("aria-invalid", "true");
    await lastName.fill("Лис");
    await names.getByRole("button", { name: text(variant, "settings:save") }).click();
    await expect(page.getByText(text(variant, "settings:saved"))).toBeVisible();

    const byPhone = factsOf(variant).config.mainAuthMethod === "phone";
    const kind = byPhone ? "email" : "phone";
    const unique = String(Date.now()).slice(-7);
    const second = byPhone ? `second-${unique}@example.org` : `+1202555${unique.slice(-4)}`;
    const contacts = section(page, variant, kind);
    await contacts.getByRole("button", { name: text(variant, "settings:add") }).click();
    const added = contacts.getByLabel(text(variant, `settings:${kind}.new`), { exact: true });
    await added.fill(second);
    // Values that are not sent yet survive a reload.
    await lastName.fill("Лисова");
    await page.reload();
    await expect
      .poll(async () => (await added.inputValue()).replaceAll(/[^\w@.+-]/g, ""))
      .toBe(second);
    await expect(lastName).toHaveValue("Лисова");
    await lastName.fill("Лис");
    // As the API answers whose sign-in was long ago (apps/api/src/people/owner-check).
    await page.route(
      `**/user/change-${kind}`,
      (route) => route.fulfill({ status: 403, json: { message: "?", code: "confirm_owner" } }),
      { times: 1 },
    );
    await contacts.getByRole("button", { name: text(variant, "settings:sendCode") }).click();
    const owner = page.getByRole("dialog", { name: text(variant, "settings:owner.title") });
    await owner.getByRole("button", { name: text(variant, "settings:sendCode") }).click();
    const ownCode = owner.getByLabel(text(variant, "signIn:code"), { exact: true });
    await expect(ownCode).toBeVisible();
    await expectAccessible(page);
    await ownCode.fill(await codeSentTo(page, contact));
    await expect(owner).toHaveCount(0);
    await contacts
      .getByLabel(text(variant, "signIn:code"), { exact: true })
      .fill(await codeSentTo(page, second));
    await expect(
      contacts.getByText(text(variant, "settings:confirmed"), { exact: true }),
    ).toBeVisible();
    await expectAccessible(page);

    const secret = section(page, variant, "password");
    await secret.getByRole("button", { name: text(variant, "settings:password.set") }).click();
    await secret
      .getByLabel(text(variant, "signIn:newPassword.label"), { exact: true })
      .fill(password);
    await secret.getByLabel(text(variant, "signIn:newPassword.again")).fill("another one");
    await secret.getByRole("button", { name: text(variant, "settings:save") }).click();
    await expect(secret.getByLabel(text(variant, "signIn:newPassword.again"))).toBeFocused();
    await secret.getByLabel(text(variant, "signIn:newPassword.again")).fill(password);
    await secret.getByRole("button", { name: text(variant, "settings:save") }).click();
    await expect(secret.getByText(text(variant, "settings:password.isSet"))).toBeVisible();

    await signOut(page, variant);
    await open("/login?to=/settings");
    const main = page.getByRole("main");
    await main
      .getByRole("button", { name: text(variant, "signIn:byPassword"), exact: true })
      .click();
    await main.getByLabel(text(variant, "signIn:login")).fill(contact);
    await main.getByLabel(text(variant, "signIn:password")).fill("wrong password");
    await main.getByRole("button", { name: text(variant, "signIn:signIn"), exact: true }).click();
    await expect(main.getByLabel(text(variant, "signIn:password"))).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await main.getByLabel(text(variant, "signIn:password")).fill(password);
    await main.getByRole("button", { name: text(variant, "signIn:signIn"), exact: true }).click();
    await expect(
      section(page, variant, "profile").getByLabel(text(variant, "settings:profile.lastName")),
    ).toHaveValue("Лис");
  },
);

test(
  "a profile photo is cropped, uploaded, shown and removed",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant }) => {
    await register(page, open, variant);
    const profile = section(page, variant, "profile");
    const choose = profile.getByLabel(text(variant, "upload:images.chooseOne"));
    await choose.setInputFiles({
      name: "animation.gif",
      mimeType: "image/gif",
      buffer: Buffer.from("GIF89a"),
    });
    await expect(profile.getByText(pattern(variant, "upload:faults.fileType"))).toBeVisible();
    await profile.getByRole("button", { name: pattern(variant, "upload:remove") }).click();

    const photo = { name: "me.png", mimeType: "image/png", buffer: await page.screenshot() };
    await profile.getByLabel(text(variant, "upload:camera")).setInputFiles(photo);
    const dialog = page.getByRole("dialog", { name: text(variant, "settings:photo.crop") });
    await dialog.getByRole("slider").fill("2");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: text(variant, "settings:photo.use") }).click();
    await expect(page.getByText(text(variant, "settings:photo.saved"))).toBeVisible();
    await expect(accountButton(page, variant).locator("img")).toHaveJSProperty("complete", true);
    await page.reload();
    await expect(accountButton(page, variant).locator("img")).toBeVisible();
    await profile.getByRole("button", { name: text(variant, "settings:photo.remove") }).click();
    await expect(accountButton(page, variant).locator("img")).toHaveCount(0);
  },
);

test(
  "a passkey is created, named and used to sign in",
  { tag: ["@crossed", "@at-desk"] },
  async ({ page, open, variant }) => {
    await addAuthenticator(page);
    await register(page, open, variant);
    const passkeys = section(page, variant, "passkeys");
    await passkeys.scrollIntoViewIfNeeded();
    await passkeys.getByRole("button", { name: text(variant, "settings:passkeys.add") }).click();
    await passkeys.getByRole("button", { name: text(variant, "settings:passkeys.rename") }).click();
    await passkeys.getByLabel(text(variant, "settings:passkeys.name")).fill("Мой ключ");
    await passkeys.getByRole("button", { name: text(variant, "settings:save") }).click();
    await expect(passkeys.getByText("Мой ключ")).toBeVisible();
    await expectAccessible(page);

    await signOut(page, variant);
    await open("/login?to=/settings");
    // Where the browser offers it in the field, this device takes it at once.
    const button = page
      .getByRole("main")
      .getByRole("button", { name: text(variant, "signIn:byPasskey"), exact: true });
    await button.click({ timeout: 3000 }).catch(() => {});
    await expect(accountButton(page, variant)).toBeVisible();
    await passkeys.scrollIntoViewIfNeeded();
    await expect(passkeys.getByText("Мой ключ")).toBeVisible();
  },
);

test(
  "a session ended from another device asks to sign in again and keeps typed text",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, browser, open, variant }) => {
    const contact = await register(page, open, variant);
    const other = await (
      await browser.newContext({ baseURL: new URL(page.url()).origin })
    ).newPage();
    await other.goto("/login?to=/settings");
    await other.locator("html[data-hydrated]").waitFor({ state: "attached" });
    // The next code may not be sent yet: the other device is let in by the password.
    const secret = section(page, variant, "password");
    await secret.getByRole("button", { name: text(variant, "settings:password.set") }).click();
    await secret
      .getByLabel(text(variant, "signIn:newPassword.label"), { exact: true })
      .fill(password);
    await secret.getByLabel(text(variant, "signIn:newPassword.again")).fill(password);
    await secret.getByRole("button", { name: text(variant, "settings:save") }).click();
    await expect(secret.getByText(text(variant, "settings:password.isSet"))).toBeVisible();
    const main = other.getByRole("main");
    await main
      .getByRole("button", { name: text(variant, "signIn:byPassword"), exact: true })
      .click();
    await signInByPassword(main, variant, contact);
    const there = section(other, variant, "devices");
    await there.scrollIntoViewIfNeeded();
    await expect(there.getByText(text(variant, "settings:devices.current"))).toBeVisible();

    const names = section(other, variant, "profile");
    await names.getByLabel(text(variant, "settings:profile.firstName")).fill("Анна");
    await names.getByLabel(text(variant, "settings:profile.lastName")).fill("Лис");

    await page.reload();
    const devices = section(page, variant, "devices");
    await devices.scrollIntoViewIfNeeded();
    await devices
      .getByRole("button", { name: pattern(variant, "settings:devices.endOne") })
      .click();
    await expect(devices.getByRole("listitem")).toHaveCount(1);

    const window = other.getByRole("dialog");
    const save = names.getByRole("button", { name: text(variant, "settings:save") });
    // The page may have heard of it before anything is pressed.
    await expect(async () => {
      if (!(await window.isVisible())) await save.click({ timeout: 5000 });
      await expect(window).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(window).toContainText(text(variant, "signIn:reasons.ended"));
    await window
      .getByRole("button", { name: text(variant, "signIn:byPassword"), exact: true })
      .click();
    await signInByPassword(window, variant, contact);
    // Nothing that was typed is lost: the same press works again.
    await expect(window).toHaveCount(0);
    await expect(names.getByLabel(text(variant, "settings:profile.lastName"))).toHaveValue("Лис");
    await names.getByRole("button", { name: text(variant, "settings:save") }).click();
    await expect(other.getByText(text(variant, "settings:saved"))).toBeVisible();
    await other.context().close();
  },
);

test(
  "the settings offer a visitor the sign-in window over a closed page",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant }) => {
    await open("/settings");
    const window = page.getByRole("dialog");
    await expect(window).toContainText(text(variant, "signIn:reasons.needed"));
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("main")).toContainText(text(variant, "account:closed.title"));
    await expectAccessible(page);
  },
);

test(
  "the order form is filled with the profile",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, variant, facts, isPhone }) => {
    const contact = await register(page, open, variant);
    const names = section(page, variant, "profile");
    await names.getByLabel(text(variant, "settings:profile.firstName")).fill("Анна");
    await names.getByLabel(text(variant, "settings:profile.lastName")).fill("Лис");
    await names.getByRole("button", { name: text(variant, "settings:save") }).click();
    await expect(page.getByText(text(variant, "settings:saved"))).toBeVisible();
    const { path } = await firstTour(variant, facts.listing);
    await open(path);
    await openOrder(page, variant, isPhone);
    const form = page.getByRole("dialog");
    await expect(form.getByLabel(text(variant, "request:fields.firstName"))).toHaveValue("Анна");
    await expect(form.getByLabel(text(variant, "request:fields.lastName"))).toHaveValue("Лис");
    const kind = facts.config.mainAuthMethod;
    const field = form.getByLabel(text(variant, `request:fields.${kind}`));
    const digits = (value: string) => value.replaceAll(/[^\d@a-z.-]/g, "");
    await expect
      .poll(async () => digits(await field.inputValue()))
      .toContain(digits(contact).slice(-10));
  },
);
