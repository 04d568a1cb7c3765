import { expectAccessible } from "./accessible.ts";
import { firstTour } from "./catalogue.ts";
import { expect, profileQuestion, test } from "./fixtures.ts";
import { openOrder } from "./open-order.ts";
import { accountButton, newContact, signInAt } from "./people.ts";
import { text } from "./texts.ts";

test(
  "whoever has signed in is asked for their name once, and before they book",
  { tag: "@straight" },
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
  "a device that can keep a passkey is offered one after a sign-in, and not again for a while",
  { tag: "@straight" },
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
    // The next sign-in of the same day: the profile rests.
    const signInAgain = async () => {
      await page.evaluate(() => localStorage.setItem("signed-in-by", JSON.stringify("other")));
      await page.reload();
      await expect(accountButton(page, variant)).toBeVisible();
    };
    await expect.poll(() => page.evaluate(() => localStorage.getItem("signed-in-by"))).toBeNull();
    await signInAgain();
    const offer = page.getByRole("dialog", { name: text(variant, "account:passkeyOffer.title") });
    await expect(offer).toBeVisible();
    await expectAccessible(page);
    await offer.getByRole("button", { name: text(variant, "account:passkeyOffer.later") }).click();
    await signInAgain();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("signed-in-by"))).toBeNull();
    await expect(offer).toHaveCount(0);

    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith("offer-passkey")) localStorage.removeItem(key);
    });
    await signInAgain();
    await offer.getByRole("button", { name: text(variant, "account:passkeyOffer.make") }).click();
    await expect(page.getByText(text(variant, "account:passkeyOffer.done"))).toBeVisible();
  },
);
