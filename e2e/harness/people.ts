import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { apiUrl, factsOf } from "./stack.ts";
import type { Variant } from "./stack.ts";
import { text } from "./texts.ts";

let number = 0;

/** Returns an unregistered phone or e-mail, whichever the storefront prefers. */
export function newContact(variant: Variant): string {
  number += 1;
  const unique = `${String(Date.now()).slice(-5)}${number}${Math.floor(Math.random() * 10)}`;
  return factsOf(variant).config.mainAuthMethod === "phone"
    ? `+7916${unique.padStart(7, "0").slice(-7)}`
    : `traveller-${unique}@example.org`;
}

/** Returns the latest code sent to a phone or e-mail. */
export async function codeSentTo(
  { request }: Pick<Page, "request">,
  contact: string,
): Promise<string> {
  let code = "";
  await expect
    .poll(async () => {
      const inbox = await request.get(`${apiUrl}/dev/inbox?to=${encodeURIComponent(contact)}`);
      code = /(?:код|code)(?: is| ist)?:? (\d{6})/i.exec(await inbox.text())?.[1] ?? "";
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

const fieldOf = (variant: Variant) =>
  text(variant, `signIn:${factsOf(variant).config.mainAuthMethod}`);

/** Fills in the register step, wherever it stands, and asks for the code. */
export async function askForCode(at: Locator, variant: Variant, contact: string): Promise<void> {
  await at.getByLabel(fieldOf(variant), { exact: true }).fill(contact);
  const agree = at.getByRole("checkbox");
  if (!(await agree.isChecked())) await agree.check();
  await at.getByRole("button", { name: text(variant, "signIn:getCode") }).click();
}

/** From the register step to the page that is loaded anew. */
export async function signInAt(
  page: Page,
  at: Locator,
  { variant, contact }: { variant: Variant; contact: string },
): Promise<void> {
  await askForCode(at, variant, contact);
  await at
    .getByLabel(text(variant, "signIn:code"), { exact: true })
    .fill(await codeSentTo(page, contact));
  await expect(accountButton(page, variant)).toBeVisible();
}

/** The header's account button, shown to people who are signed in. */
export const accountButton = (page: Page, variant: Variant): Locator =>
  page.getByRole("banner").getByRole("button", { name: text(variant, "account:menu.label") });

export const signInLink = (page: Page, variant: Variant): Locator =>
  page.getByRole("banner").getByRole("link", { name: text(variant, "common:signIn"), exact: true });
