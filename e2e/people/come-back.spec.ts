import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { expect, profileQuestion, test } from "../harness/fixtures.ts";
import { accountButton, codeSentTo, newContact, signInAt, signInLink } from "../harness/people.ts";
import { apiUrl, factsOf } from "../harness/stack.ts";
import type { Variant } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";

const password = "дорога домой длинная";
const unique = (): string => `${String(Date.now()).slice(-6)}${Math.floor(Math.random() * 10)}`;

const section = (page: Page, variant: Variant, name: string): Locator =>
  page.getByRole("region", { name: text(variant, `settings:${name}.title`), exact: true });

/** Makes the form ask for only the phone or only the e-mail, whichever the storefront prefers. */
async function chooseMethod(at: Locator, variant: Variant, kind: "phone" | "email") {
  const name = text(variant, kind === "phone" ? "signIn:byPhone" : "signIn:byEmail");
  const turn = at.getByRole("button", { name, exact: true });
  if (factsOf(variant).config.mainAuthMethod !== kind) await turn.click();
}

/** Registers by a kind of contact on the page of sign-in. */
async function register(
  page: Page,
  { variant, kind, contact }: { variant: Variant; kind: "phone" | "email"; contact: string },
): Promise<void> {
  const main = page.getByRole("main");
  await chooseMethod(main, variant, kind);
  await main.getByLabel(text(variant, `signIn:${kind}`), { exact: true }).fill(contact);
  const agree = main.getByRole("checkbox");
  if (!(await agree.isChecked())) await agree.check();
  await main.getByRole("button", { name: text(variant, "signIn:getCode") }).click();
  await main
    .getByLabel(text(variant, "signIn:code"), { exact: true })
    .fill(await codeSentTo(page, contact));
  await expect(accountButton(page, variant)).toBeVisible();
}

/** What a page sends to a call, as often as it does. */
async function bodiesOf(page: Page, path: string): Promise<Record<string, unknown>[]> {
  const bodies: Record<string, unknown>[] = [];
  await page.route(`**${path}`, async (route) => {
    bodies.push(route.request().postDataJSON() as Record<string, unknown>);
    await route.continue();
  });
  return bodies;
}

test(
  "registration by the other contact sends favourites, time zone and country along",
  { tag: "@straight" },
  async ({ page, context, open, variant, facts }) => {
    const preferred = facts.config.mainAuthMethod;
    const other = preferred === "phone" ? "email" : "phone";
    const contact =
      other === "email" ? `other-${unique()}@example.org` : `+1202555${unique().slice(-4)}`;
    await context.addCookies([
      { name: "country", value: "GE", url: `http://localhost:${facts.port}` },
    ]);
    await open(facts.listing);
    const heart = page.getByRole("article").first().locator("button[aria-pressed]").first();
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");

    await open("/register?to=/favorites");
    const main = page.getByRole("main");
    const field = (kind: "phone" | "email") =>
      main.getByLabel(text(variant, `signIn:${kind}`), { exact: true });
    await field(preferred).fill(newContact(variant));
    await chooseMethod(main, variant, other);
    await expect(field(preferred)).toHaveCount(0);
    await main
      .getByRole("button", {
        name: text(variant, preferred === "phone" ? "signIn:byPhone" : "signIn:byEmail"),
        exact: true,
      })
      .click();
    await expect(field(preferred)).not.toHaveValue(/\d{5}/);

    const begun = await bodiesOf(page, "/user/register-without-password");
    const entered = await bodiesOf(page, "/user/auth-via-code");
    await register(page, { variant, kind: other, contact });
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(begun).toEqual([
      expect.objectContaining({ is_quick_register: true, timezone: zone, country_id: 268 }),
    ]);
    const favourites: unknown = begun[0]?.favourites_tours_ids;
    expect(favourites).toHaveLength(1);
    expect(entered).toEqual([
      expect.objectContaining({
        favourites_tours_ids: favourites,
        verify_method: other === "email" ? "email" : facts.config.phoneCodeChannels[0],
      }),
    ]);

    await expect(page).toHaveURL(/\/favorites/);
    await open("/settings");
    const preferences = section(page, variant, "preferences");
    await preferences.scrollIntoViewIfNeeded();
    await expect(preferences.getByLabel(text(variant, "settings:preferences.country"))).toHaveValue(
      "268",
    );
  },
);

test(
  "a forgotten password is reset by a link that works once and disappears from the address",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, variant }) => {
    const contact = `forgetful-${unique()}@example.org`;
    await open("/login?to=/favorites");
    await register(page, { variant, kind: "email", contact });
    await page.context().clearCookies();

    await open("/login?to=/favorites");
    const main = page.getByRole("main");
    const press = (key: string) =>
      main.getByRole("button", { name: text(variant, key), exact: true }).click();
    await press("signIn:byPassword");
    await press("signIn:forgotten");
    await main.getByLabel(text(variant, "signIn:email"), { exact: true }).fill(contact);
    await press("signIn:sendLink");
    await expect(main.getByRole("status")).toContainText(contact);
    await expectAccessible(page);
    let token = "";
    await expect
      .poll(async () => {
        const inbox = await page.request.get(
          `${apiUrl}/dev/inbox?to=${encodeURIComponent(contact)}`,
        );
        token = /password-reset-token=([\w-]+)/.exec(await inbox.text())?.[1] ?? "";
        return token;
      })
      .not.toBe("");

    const link = `/login?password-reset-token=${token}`;
    await open(link);
    expect(page.url()).not.toContain(token);
    const newPassword = main.getByLabel(text(variant, "signIn:newPassword.label"), { exact: true });
    await newPassword.fill(password);
    await main.getByLabel(text(variant, "signIn:newPassword.again")).fill(password);
    await press("signIn:pages.savePassword");
    await expect(main.getByRole("status")).toHaveText(text(variant, "signIn:pages.passwordSaved"));
    await expectAccessible(page);
    // A used link asks for nothing that it could not save.
    await open(link);
    await expect(main.getByRole("status")).toHaveText(text(variant, "signIn:pages.resetGone"));
    await expect(newPassword).toHaveCount(0);

    await main.getByRole("link", { name: text(variant, "signIn:signIn"), exact: true }).click();
    await press("signIn:byPassword");
    await main.getByLabel(text(variant, "signIn:login")).fill(contact);
    await main.getByLabel(text(variant, "signIn:password")).fill(password);
    await press("signIn:signIn");
    await expect(accountButton(page, variant)).toBeVisible();
  },
);

test(
  "a sign-in link asks first, works once, leaves no token in the address and ignores foreign targets",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant, facts }) => {
    const contact = newContact(variant);
    await open("/login");
    const main = page.getByRole("main");
    await main
      .getByLabel(text(variant, `signIn:${facts.config.mainAuthMethod}`), { exact: true })
      .fill(contact);
    const agree = main.getByRole("checkbox");
    if (!(await agree.isChecked())) await agree.check();
    await main.getByRole("button", { name: text(variant, "signIn:getCode") }).click();
    const asked = await page.request.post("/crm/api/user/redirect-auth-via-code", {
      headers: { "x-localization": facts.config.id, origin: new URL(page.url()).origin },
      data: { login: contact, code: await codeSentTo(page, contact) },
    });
    const { type, url } = (await asked.json()) as { type: string; url: string };
    expect(type).toBe("redirect");
    const token = new URL(url).searchParams.get("token") ?? "";
    const link = `/login-via-token?token=${token}&to=//evil.example/x`;
    // Opened and left, as by a machine that looks at links: it stays good.
    const goOn = main.getByRole("button", { name: text(variant, "signIn:pages.goOn") });
    await page.goto(link);
    await expect(goOn).toBeVisible();
    expect(page.url()).not.toContain(token);
    await expectAccessible(page);
    await page.goto(link);
    await expect(accountButton(page, variant)).toHaveCount(0);
    await expect(main.getByRole("status")).toContainText("********");
    await goOn.click();
    await expect(accountButton(page, variant)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/");
    expect(page.url()).not.toContain(token);
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      text(variant, "signIn:pages.linkGone"),
    );
    expect(page.url()).not.toContain(token);
    await expectAccessible(page);
  },
);

test(
  "an unconfirmed e-mail is confirmed by its code on its own page",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, variant }) => {
    const question = profileQuestion(page, variant);
    await page.removeLocatorHandler(question);
    const email = `written-${unique()}@example.org`;
    await open("/login?to=/favorites");
    const phone =
      factsOf(variant).config.mainAuthMethod === "phone"
        ? newContact(variant)
        : `+1202555${unique().slice(-4)}`;
    await register(page, { variant, kind: "phone", contact: phone });
    await question.getByLabel(text(variant, "settings:profile.firstName")).fill("Анна");
    await question.getByLabel(text(variant, "settings:profile.lastName")).fill("Лис");
    await question.getByLabel(text(variant, "settings:email.title"), { exact: true }).fill(email);
    await question.getByRole("button", { name: text(variant, "settings:save") }).click();
    await expect(question).toHaveCount(0);

    await open("/email-confirm");
    const main = page.getByRole("main");
    await expect(main).toContainText(email);
    await main.getByRole("button", { name: text(variant, "settings:sendCode") }).click();
    await main
      .getByLabel(text(variant, "signIn:code"), { exact: true })
      .fill(await codeSentTo(page, email));
    await expect(main.getByRole("status")).toHaveText(text(variant, "settings:emailConfirm.done"));
    await expectAccessible(page);
  },
);

test(
  "currency, country, time zone, language and letters are changed and stay changed",
  { tag: ["@crossed", "@on-phone"] },
  async ({ page, open, variant, facts }) => {
    await open("/login?to=/settings");
    await signInAt(page, page.getByRole("main"), { variant, contact: newContact(variant) });
    const chosen = (name: string) =>
      section(page, variant, "preferences").getByLabel(
        text(variant, `settings:preferences.${name}`),
      );
    const show = (name: string) => section(page, variant, name).scrollIntoViewIfNeeded();
    /** Presses, and waits until the server has said yes. */
    const saved = async (call: RegExp, press: () => Promise<unknown>) => {
      const answer = page.waitForResponse((one) => call.test(one.url()));
      await press();
      expect((await answer).status()).toBe(200);
    };
    await show("preferences");
    const change = /\/user\/update-profile$/;
    await saved(change, () => chosen("country").selectOption("268"));
    await saved(change, () => chosen("timezone").selectOption("Asia/Vladivostok"));

    const letters = section(page, variant, "notifications");
    const letter = letters.getByRole("group").first().getByRole("switch").first();
    await show("notifications");
    await expect(letter).toBeChecked();
    await saved(/\/spa\/choose-letter$/, () => letter.press("Space"));
    await expect(letter).not.toBeChecked();

    await show("preferences");
    await chosen("currency").selectOption("EUR");
    await expect(page).toHaveURL(/prices=EUR/);
    await expect(chosen("currency")).toHaveValue("EUR");
    await expect(chosen("country")).toHaveValue("268");
    await expect(chosen("timezone")).toHaveValue("Asia/Vladivostok");
    await show("notifications");
    await expect(letter).not.toBeChecked();

    const [, second] = facts.config.locales;
    if (second === undefined) return;
    await show("preferences");
    await chosen("language").selectOption(second);
    await expect(page.locator("html")).toHaveAttribute("lang", second);
  },
);

test(
  "a currency chosen while signed in stays after signing out",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, variant, facts }) => {
    await open("/login?to=/settings");
    await signInAt(page, page.getByRole("main"), { variant, contact: newContact(variant) });
    const preferences = section(page, variant, "preferences");
    await preferences.scrollIntoViewIfNeeded();
    await preferences
      .getByLabel(text(variant, "settings:preferences.currency"))
      .selectOption("EUR");
    await expect(page).toHaveURL(/prices=EUR/);
    await accountButton(page, variant).click();
    await page.getByRole("button", { name: text(variant, "account:menu.signOut") }).click();
    await expect(signInLink(page, variant)).toBeVisible();
    await expect(page).toHaveURL(/\/\?prices=EUR$/);
    await expect(page.locator("main article").first()).toContainText("€");
    await open(facts.listing);
    await expect(page).toHaveURL(/[?&]prices=EUR/);
    await expect(page.locator("main article").first()).toContainText("€");
  },
);
