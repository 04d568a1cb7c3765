import { expectAccessible } from "../harness/accessible.ts";
import { firstTour } from "../discovery/catalogue.ts";
import { expect, profileQuestion, test } from "../harness/fixtures.ts";
import { openOrder } from "../sales/open-order.ts";
import { accountButton, newContact, signInAt, signInLink } from "../harness/people.ts";
import { text } from "../harness/texts.ts";

test(
  "asks a nameless account for its name once after sign-in and again before a booking",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant, facts, isPhone }) => {
    const question = profileQuestion(page, variant);
    await page.removeLocatorHandler(question);
    const { path } = await firstTour(variant, facts.listing);
    await open(`/login?to=${path}`);
    await signInAt(page, page.getByRole("main"), { variant, contact: newContact(variant) });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: text(variant, "account:missing.later") }).click();
    await expect(question).toHaveCount(0);
    await page.reload();
    await expect(accountButton(page, variant)).toBeVisible();

    await openOrder(page, variant, isPhone);
    await expect(question).toContainText(text(variant, "account:missing.reasons.booking"));
    // Ahead of the form: nobody writes in one below it.
    await expect(page.locator("dialog[open]")).toHaveCount(1);
    await question.getByLabel(text(variant, "settings:profile.firstName")).fill("Анна");
    await question.getByLabel(text(variant, "settings:profile.lastName")).fill("Лис");
    const email = question.getByLabel(text(variant, "settings:email.title"), { exact: true });
    if (facts.config.mainAuthMethod === "phone") await email.fill("anna.lis@example.org");
    await question.getByRole("button", { name: text(variant, "settings:save") }).click();
    await expect(question).toHaveCount(0);
    const form = page.getByRole("dialog");
    await expect(form.getByLabel(text(variant, "request:fields.firstName"))).toHaveValue("Анна");
  },
);

test(
  "offers a passkey after sign-in, not again for a while, and signs in with it on the next visit",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, variant }) => {
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
    await open("/login?to=/favorites");
    await signInAt(page, page.getByRole("main"), { variant, contact: newContact(variant) });
    await expect(profileQuestion(page, variant)).toHaveCount(0);
    // The next sign-in of the same day: the profile rests. Whether to offer is decided after this call, at once.
    const signInAgain = async () => {
      await page.evaluate(() => localStorage.setItem("signed-in-by", JSON.stringify("other")));
      const decided = page.waitForResponse((response) => response.url().endsWith("/spa/passkeys"));
      await page.reload();
      await (await decided).finished();
      await page.waitForLoadState("networkidle");
      await expect(accountButton(page, variant)).toBeVisible();
    };
    const turns = () =>
      page.evaluate(() =>
        Object.entries(localStorage).filter(([key]) => key.startsWith("offer-passkey")),
      );
    await expect.poll(() => page.evaluate(() => localStorage.getItem("signed-in-by"))).toBeNull();
    await signInAgain();
    const offer = page.getByRole("dialog", { name: text(variant, "account:passkeyOffer.title") });
    await expect(offer).toBeVisible();
    await expectAccessible(page);
    await offer.getByRole("button", { name: text(variant, "account:passkeyOffer.later") }).click();
    const before = await turns();
    expect(before).toHaveLength(1);
    await signInAgain();
    expect(await turns()).toEqual(before);
    await expect(offer).toHaveCount(0);

    await page.evaluate(([key]) => localStorage.removeItem(key), before[0]!);
    await signInAgain();
    await offer.getByRole("button", { name: text(variant, "account:passkeyOffer.make") }).click();
    await expect(page.getByText(text(variant, "account:passkeyOffer.done"))).toBeVisible();

    // On the next visit the browser itself offers it in the field, and nothing is pressed here.
    await accountButton(page, variant).click();
    await page.getByRole("button", { name: text(variant, "account:menu.signOut") }).click();
    await expect(signInLink(page, variant)).toBeVisible();
    await page.goto("/login?to=/favorites");
    await expect(accountButton(page, variant)).toBeVisible();
  },
);
