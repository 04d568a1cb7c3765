import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { newContact, signInAt } from "../harness/people.ts";
import { sandboxUrl } from "../harness/stack.ts";
import type { Variant } from "../harness/stack.ts";
import { pattern, text } from "../harness/texts.ts";
import { findTour } from "../discovery/tour/tour-facts.ts";

/** A browser with a microphone that it gives to every page. */
const devices = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...devices] }),
});

/** The notice lies where a long page is pressed. */
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: "cookie-notice", value: "1", url: baseURL ?? "" }]);
});

const button = (at: Page | Locator, variant: Variant, key: string) =>
  at.getByRole("button", { name: text(variant, key), exact: true });

/** The sandbox gateway lets it ring for two seconds; everything else is the machine's own pace. */
async function talk(window: Locator, variant: Variant): Promise<void> {
  const status = window.getByRole("status");
  await button(window, variant, "calls:browser.call").click();
  await expect(status).toHaveText(text(variant, "calls:browser.ringing"));
  await expect(status).toHaveText(text(variant, "calls:browser.talking"));
}

test(
  "a visitor calls an organizer by phone with a code, and an account from the browser",
  { tag: "@calls" },
  async ({ page, open, variant }) => {
    const tour = await findTour(variant, () => true);

    // A visitor sees the number to dial, and may not call from the browser.
    await open(`/${tour.slug}`);
    await button(page, variant, "tour:call.button").click();
    const window = page.getByRole("dialog");
    const link = window.locator('a[href^="tel:"]');
    await expect(link).toHaveAttribute("href", /^tel:\+\d+,,\d{6}$/);
    await expect(button(window, variant, "calls:browser.call")).toHaveCount(0);
    const [, number = "", code = ""] =
      /tel:(.*),,(.*)/.exec((await link.getAttribute("href")) ?? "") ?? [];
    const telephone = await page.context().newPage();
    await telephone.goto(`${sandboxUrl}/telephone`);
    await telephone.locator('input[name="number"]').fill(number);
    await telephone.locator('input[name="code"]').fill(code);
    await telephone.getByRole("button").click();
    await expect(telephone.getByRole("main").locator(".outcome")).toContainText(/\+\d{9,}/);
    await expectAccessible(telephone);
    await telephone.close();

    // A signed-in account calls from the page.
    await open(`/login?to=/${tour.slug}`);
    await signInAt(page, page.getByRole("main"), { variant, contact: newContact(variant) });
    await button(page, variant, "tour:call.button").click();
    await talk(window, variant);
    await expect(window.getByRole("timer")).toHaveText(/^0:0[1-9]$/);
    await expectAccessible(page);
    const mute = button(window, variant, "calls:browser.mute");
    await mute.click();
    await expect(mute).toHaveAttribute("aria-pressed", "true");
    await expect(window.getByRole("status")).toHaveText(text(variant, "calls:browser.muted"));
    await button(window, variant, "calls:browser.hangUp").click();
    await expect(window.getByRole("status")).toHaveText(pattern(variant, "calls:browser.lasted"));

    // And may be called again, and give up.
    await button(window, variant, "calls:browser.again").click();
    await expect(window.getByRole("status")).toHaveText(text(variant, "calls:browser.ringing"));
    await button(window, variant, "calls:browser.hangUp").click();
    await expect(window.getByRole("status")).toHaveText(text(variant, "calls:browser.ended"));
  },
);

test(
  "an account calls support from the help centre",
  { tag: "@calls" },
  async ({ page, open, variant }) => {
    await open("/login?to=/help-center");
    await signInAt(page, page.getByRole("main"), { variant, contact: newContact(variant) });
    await button(page, variant, "help:contacts.call").click();
    await talk(page.getByRole("dialog"), variant);
  },
);

test("only pages that offer calls may use the microphone", async ({
  page,
  open,
  variant,
  facts,
}) => {
  const { organizerCalling: isOffered } = facts.config.features;
  const tour = await findTour(variant, () => true);
  const headers = (await page.request.get(`/${tour.slug}`)).headers();
  const gateway = sandboxUrl.replace("http", "ws");
  expect(headers["permissions-policy"]).toContain(`microphone=${isOffered ? "(self)" : "()"}`);
  expect(headers["content-security-policy"]?.includes(gateway)).toBe(isOffered);
  await open(`/${tour.slug}`);
  await expect(button(page, variant, "tour:call.button")).toHaveCount(Number(isOffered));
  await open("/contacts");
  await expect(button(page, variant, "company:contacts.call")).toHaveCount(Number(isOffered));
});
