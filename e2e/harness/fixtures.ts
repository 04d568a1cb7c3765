import { test as base, expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { wasNetworkCut } from "./network.ts";
import { factsOf } from "./stack.ts";
import type { StorefrontFacts, Variant } from "./stack.ts";
import { text } from "./texts.ts";

/** The note of `logFailure` on an answer that took too long, as it does on a machine with too much to do. */
const goesOnLate = /failed, the page goes on without it .*: timeout(?!\w)/;

/** The same note on a call that the test cut off with the network. */
const goesOnWithoutNetwork = /failed, the page goes on without it .*: network(?!\w)/;

/** Console errors, page errors and failed requests of a page; a test ends with none of them. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // Chromium's own note on every answer of 4xx: the tests of error pages ask for those.
    if (message.text().startsWith("Failed to load resource")) return;
    // What a browser says when it looks for a newer service worker without a network.
    if (message.text() === "An unknown error occurred when fetching the script.") return;
    // A trace copies a photo that is about to be sent by asking for it, which the page's own policy does not allow.
    if (message.text().startsWith("Connecting to 'blob:")) return;
    // A page that goes on without a late answer is as it should be: what the test needs of it, it waits for.
    if (goesOnLate.test(message.text())) return;
    if (goesOnWithoutNetwork.test(message.text()) && wasNetworkCut(page.context())) return;
    problems.push(`${message.type()}: ${message.text()}`);
  });
  return problems;
}

/** Whoever has just signed in for the first time is asked for their name: most journeys leave it for later. */
export const profileQuestion = (page: Page, variant: Variant): Locator =>
  page
    .locator("dialog[open]")
    .filter({ has: page.getByRole("heading", { name: text(variant, "account:missing.title") }) });

export async function leaveForLater(page: Page, variant: Variant): Promise<void> {
  await page.addLocatorHandler(profileQuestion(page, variant), (question) =>
    question.getByRole("button", { name: text(variant, "account:missing.later") }).click(),
  );
}

interface Fixtures {
  variant: Variant;
  facts: StorefrontFacts;
  isPhone: boolean;
  /** Goes somewhere and waits until the page is taken over by its script, and all of it laid out. */
  open: (path: string) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  variant: async ({}, use, info) => {
    await use(info.project.metadata.variant as Variant);
  },
  facts: async ({ variant }, use) => {
    await use(factsOf(variant));
  },
  isPhone: async ({ viewport }, use) => {
    await use((viewport?.width ?? 0) < 576);
  },
  page: async ({ page, variant }, use) => {
    const problems = watch(page);
    await leaveForLater(page, variant);
    await use(page);
    expect(problems).toEqual([]);
  },
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await page.locator("html[data-hydrated][data-settled]").waitFor({ state: "attached" });
    });
  },
});

export { expect };
