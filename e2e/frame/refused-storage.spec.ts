import type { Page } from "@playwright/test";
import { bookToPay } from "../sales/booking.ts";
import { firstTour } from "../discovery/catalogue.ts";
import { expect, test } from "../harness/fixtures.ts";
import { newContact, signInAt, signInLink } from "../harness/people.ts";
import type { Variant } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";

/** Ways in which browsers refuse storage; each begins in every document before its own scripts. */
const refusals = {
  "throws as soon as it is read": () => {
    const get = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { configurable: true, get });
    Object.defineProperty(Navigator.prototype, "serviceWorker", { configurable: true, get });
    Object.defineProperty(window, "BroadcastChannel", { value: get });
  },
  "is null": () => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { configurable: true, value: null });
    Object.defineProperty(Navigator.prototype, "serviceWorker", {
      configurable: true,
      value: null,
    });
  },
  "is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const refuse = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
    if ("serviceWorker" in navigator) navigator.serviceWorker.register = refuse;
  },
} as const;

/** Cookies that pages can neither read nor write; those of the server come and go. */
function refuseCookies(): void {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
}

/** The page is taken over and shows its own screen; errors of its scripts end the test beside that. */
async function expectWhole(page: Page, variant: Variant): Promise<void> {
  await page.locator("html[data-hydrated][data-settled]").waitFor({ state: "attached" });
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  await expect(page.getByText(text(variant, "errors:500.title"), { exact: true })).toHaveCount(0);
}

for (const [refusal, refuse] of Object.entries(refusals))
  test(
    `every screen works with only cookies when storage ${refusal}`,
    { tag: ["@straight", "@on-phone"] },
    async ({ page, context, variant, facts }) => {
      const uuid = await bookToPay(page, variant, { isGuaranteed: true });
      await context.addInitScript(refuse);
      const { path, title } = await firstTour(variant, facts.listing);
      for (const address of [
        "/",
        facts.listing,
        path,
        `/booking/pay/uuid/${uuid}`,
        `/arrival/${uuid}`,
      ]) {
        await page.goto(address);
        await expectWhole(page, variant);
      }
      await page.goto(facts.listing);
      await expectWhole(page, variant);
      const name = text(variant, "tourCard:favourite").replace("{title}", title);
      const heart = page.getByRole("button", { name, exact: true }).first();
      await heart.click();
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      await signInLink(page, variant).click();
      await signInAt(page, page.getByRole("dialog"), { variant, contact: newContact(variant) });
      for (const address of ["/favorites", "/booking", "/chat", "/settings"]) {
        await page.goto(address);
        await expectWhole(page, variant);
      }
    },
  );

test(
  "every screen renders when the browser refuses cookies and storage",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, context, variant, facts }) => {
    const { path } = await firstTour(variant, facts.listing);
    await context.addInitScript(refuseCookies);
    await context.addInitScript(refusals["throws as soon as it is read"]);
    for (const address of ["/", facts.listing, path, "/favorites", "/compare"]) {
      await page.goto(address);
      await expectWhole(page, variant);
    }
  },
);
