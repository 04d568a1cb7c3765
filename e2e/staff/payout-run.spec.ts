import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import type { Variant } from "../harness/stack.ts";
import { pattern, text } from "../harness/texts.ts";
import { organizerPage } from "../organizers/organizer-sign-in.ts";
import { staffOf, staffPage } from "./staff-sign-in.ts";

const path = "/staff/payments";
/** Roubles go in the Windows code page that banks' programs read. */
const asText = async (file: string) => new TextDecoder("windows-1251").decode(await readFile(file));

test(
  "a month is paid out: chosen, approved by a second person, sent to the bank, settled, and in the organizer's statement",
  { tag: ["@straight", "@at-desk"] },
  async ({ browser, variant }) => {
    const words = (key: string) => text(variant, key);
    const author = await staffPage(browser, variant, {
      number: staffOf.payouts,
      to: `${path}?view=payables&in=RUB&ready=1`,
    });
    const desk = author.getByRole("main");
    const rows = desk.getByRole("row").filter({ has: author.getByRole("checkbox") });
    await expect(rows.first()).toBeVisible();
    await expectAccessible(author);

    // What is owed already does not follow a commission of later.
    const row = rows.last();
    const name = (await row.getByRole("cell").first().innerText()).trim();
    const organizer = Number(/\d+$/.exec(name)?.[0]);
    const due = await row.getByRole("cell").last().innerText();
    await changeCommission(author, variant, organizer);
    await author.goto(`${path}?view=payables&in=RUB&ready=1`);
    const theirs = rows.filter({ has: author.getByRole("checkbox", { name, exact: true }) });
    await expect(theirs.getByRole("cell").last()).toHaveText(due);
    await theirs.getByRole("button").click();
    await expect(
      desk.getByText(pattern(variant, "staffMoney:payables.booking")).first(),
    ).toBeVisible();

    // All of the page are above the limit of one person.
    await desk
      .getByRole("button", { name: words("staffMoney:payables.chooseAll"), exact: true })
      .click();
    await expect(theirs.getByRole("checkbox")).toBeChecked();
    await desk.locator("input[name=note]").fill("Trips of the month");
    await expectAccessible(author);
    const approveButton = (at: Locator) =>
      at.getByRole("button", { name: words("staffMoney:run.approve"), exact: true });
    await desk.getByRole("button", { name: words("staffMoney:run.make"), exact: true }).click();
    await expect(desk.getByText(words("staffMoney:run.own"))).toBeVisible();
    await expect(approveButton(desk)).toBeDisabled();
    await expectAccessible(author);
    const address = new URL(author.url());
    const run = address.searchParams.get("run") ?? "";

    const second = await staffPage(browser, variant, {
      number: staffOf.payoutsSecond,
      to: `${path}?view=runs`,
    });
    const other = second.getByRole("main");
    await other
      .getByRole("link", { name: words("staffMoney:run.title").replace("{id}", run) })
      .click();
    await approveButton(other).click();
    const dialog = second.getByRole("dialog");
    await dialog.locator("textarea[name=reason]").fill("Compared with the contracts");
    await approveButton(dialog).click();
    await expect(dialog).toBeHidden();
    await expect(other.getByText("Compared with the contracts")).toBeVisible();
    await expectAccessible(second);

    // The author takes the file, and notes what the bank has paid.
    await author.reload();
    const line = desk
      .getByRole("listitem")
      .filter({ hasText: name.split(",")[0]! })
      .first();
    const reference = /P\d+-\d+/.exec(await line.innerText())?.[0] ?? "";
    const [download] = await Promise.all([
      author.waitForEvent("download"),
      desk.getByRole("button", { name: words("staffMoney:run.file"), exact: true }).click(),
    ]);
    const file = await asText(await download.path());
    expect(file).toMatch(/^1CClientBankExchange/);
    expect(file).toContain(reference);
    expect(file.match(/^СекцияДокумент=/gmu)).toHaveLength(
      await desk.getByText(pattern(variant, "staffMoney:line.reference")).count(),
    );
    await desk
      .getByRole("button", {
        name: new RegExp(
          [
            pattern(variant, "staffMoney:run.settle_other").source,
            pattern(variant, "staffMoney:run.settle_one").source,
          ].join("|"),
        ),
      })
      .click();
    await expect(
      desk.getByText(words("staffMoney:run.states.done"), { exact: true }),
    ).toBeVisible();
    await expectAccessible(author);

    const statement = await organizerPage(browser, variant, {
      id: organizer,
      to: "/organizer/money",
    });
    const payout = statement.getByRole("listitem").filter({ hasText: reference });
    await expect(payout).toContainText(due);
    for (const page of [author, second, statement]) await page.context().close();
  },
);

/** Sets a commission of an organizer from the first day that is free, after a look at what it changes. */
async function changeCommission(page: Page, variant: Variant, organizer: number): Promise<void> {
  await page.goto(`${path}?view=commissions`);
  const form = page.getByRole("form", { name: text(variant, "staffMoney:terms.new") });
  await form
    .getByRole("combobox", { name: text(variant, "staffMoney:terms.found.organizer"), exact: true })
    .fill(String(organizer));
  await page.getByRole("listbox").getByRole("option").first().click();
  await form.locator("input[name=percent]").fill("12.5");
  await form.locator("input[name=reason]").fill("New contract");
  const press = (key: string) =>
    form.getByRole("button", { name: text(variant, key), exact: true }).click();
  await press("staffMoney:terms.preview");
  await expect(form.getByText(text(variant, "staffMoney:terms.keep"))).toBeVisible();
  await expectAccessible(page);
  await press("staffMoney:terms.submit");
  await expect(form.locator("input[name=percent]")).toHaveValue("");
  await page.goto(`${path}?view=commissions&scope=organizer&q=${organizer}`);
  const term = page.getByRole("row").filter({ hasText: "New contract" });
  await expect(term).toContainText(text(variant, "staffMoney:terms.ahead"));
  await expectAccessible(page);
}
