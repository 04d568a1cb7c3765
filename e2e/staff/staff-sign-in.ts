import type { Browser, Page } from "@playwright/test";
import { expect } from "../harness/fixtures.ts";
import { codeSentTo } from "../harness/people.ts";
import { factsOf } from "../harness/stack.ts";
import type { Variant } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";

export const staffPassword = "tropa-demo";

/**
 * Each file of journeys signs in other staff: with one account, files that run side by side would take each other's codes.
 * Staff's rights are in the demo's accounts.
 */
export const staffOf = {
  desk: 1,
  chat: 2,
  withoutRights: 3,
  support: 4,
  join: 5,
  ownTour: 6,
  commissions: 7,
  records: 8,
  budget: 9,
  push: 10,
  caller: 11,
  person: 12,
  team: 13,
  payouts: 14,
  payoutsSecond: 15,
  agent: 16,
  otherAgent: 17,
  numbers: 18,
  promo: 19,
  disputes: 20,
} as const;

/** Codes go to one address at a time: each storefront's journeys have another one of the same person. */
export const staffLogin = (variant: Variant, number: number): string =>
  factsOf(variant).config.mainAuthMethod === "phone"
    ? `+790044409${String(number).padStart(2, "0")}`
    : `staff${number}@tropa.example`;

/** The address of the staff's own sign-in, and where it leads. */
export const staffSignInPath = (to: string): string =>
  `/employees-cookie?to=${encodeURIComponent(to)}`;

/** Signs one of the demo's staff in where the sign-in is open. */
export async function signInStaff(page: Page, variant: Variant, number: number): Promise<void> {
  const main = page.getByRole("main");
  const login = staffLogin(variant, number);
  await main.getByLabel(text(variant, "staffSignIn:login")).fill(login);
  await main.getByLabel(text(variant, "staffSignIn:password")).fill(staffPassword);
  await main.getByRole("button", { name: text(variant, "staffSignIn:sendCode") }).click();
  const code = main.getByLabel(text(variant, "signIn:code"), { exact: true });
  // Once it is asked for it is sent: before that the inbox has the one of an earlier sign-in.
  await expect(code).toBeVisible();
  await code.fill(await codeSentTo(page, login));
}

/** A second browser, in which one of the staff is signed in. */
export async function staffPage(
  browser: Browser,
  variant: Variant,
  { number, to }: { number: number; to: string },
): Promise<Page> {
  const { port, locale } = factsOf(variant);
  const context = await browser.newContext({ baseURL: `http://localhost:${port}`, locale });
  const page = await context.newPage();
  await page.goto(staffSignInPath(to));
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await signInStaff(page, variant, number);
  return page;
}
