import type { Locator, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { accountButton, codeSentTo, newContact, signInAt, signInLink } from "../harness/people.ts";
import { apiUrl } from "../harness/stack.ts";
import type { Variant } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";

const section = (page: Page, variant: Variant, name: string): Locator =>
  page.getByRole("region", { name: text(variant, `settings:${name}.title`), exact: true });

/** The end of a ZIP, of which the list of its files is a part, names them as they are. */
const namesIn = (zip: Buffer) => zip.toString("latin1");

test(
  "an account downloads its data, ends, and begins empty when it is registered again",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, variant }) => {
    const contact = newContact(variant);
    await open("/login?to=/settings");
    await signInAt(page, page.getByRole("main"), { variant, contact });
    const names = section(page, variant, "profile");
    await names.getByLabel(text(variant, "settings:profile.firstName")).fill("Анна");
    await names.getByLabel(text(variant, "settings:profile.lastName")).fill("Лис");
    await names.getByRole("button", { name: text(variant, "settings:save") }).click();
    await expect(page.getByText(text(variant, "settings:saved"))).toBeVisible();

    const copy = section(page, variant, "copy");
    await copy.scrollIntoViewIfNeeded();
    const saved = page.waitForEvent("download");
    await copy.getByRole("button", { name: text(variant, "settings:copy.get") }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^my-data-[\d-]+\.zip$/);
    const zip = await readFile(await download.path());
    for (const part of ["profile.json", "bookings.json", "chats.json", "consents.json"])
      expect(namesIn(zip)).toContain(part);
    await expect(copy.getByRole("status")).toHaveText(text(variant, "settings:copy.begun"));

    const end = section(page, variant, "end");
    await end.scrollIntoViewIfNeeded();
    await end.getByRole("button", { name: text(variant, "settings:end.begin") }).click();
    await end.getByRole("button", { name: text(variant, "settings:sendCode") }).click();
    const code = end.getByLabel(text(variant, "signIn:code"), { exact: true });
    await expect(code).toBeVisible();
    await expectAccessible(page);
    await code.fill(await codeSentTo(page, contact));
    await end.getByRole("button", { name: text(variant, "settings:end.do") }).click();
    await expect(page.getByText(text(variant, "settings:end.done"))).toBeVisible();
    await expect(signInLink(page, variant)).toBeVisible();
    const inbox = await page.request.get(`${apiUrl}/dev/inbox?to=${encodeURIComponent(contact)}`);
    expect(await inbox.text()).toContain("accountEnded");

    await open("/login?to=/settings");
    await signInAt(page, page.getByRole("main"), { variant, contact });
    await expect(names.getByLabel(text(variant, "settings:profile.firstName"))).toHaveValue("");
    await expect(accountButton(page, variant)).toBeVisible();
  },
);
