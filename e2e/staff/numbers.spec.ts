import { readFile } from "node:fs/promises";
import { expect, test } from "../harness/fixtures.ts";
import { text } from "../harness/texts.ts";
import { staffOf, staffPage } from "./staff-sign-in.ts";

/** A scheduled job counts every minute. */
const counted = { timeout: 180_000 };

test(
  "the figures are counted, narrowed by the address, shown as plots and tables, and downloaded",
  { tag: ["@at-desk"] },
  async ({ variant, browser }) => {
    test.slow();
    const words = (key: string) => text(variant, key);
    const desk = await staffPage(browser, variant, {
      number: staffOf.numbers,
      to: "/staff/numbers?days=365",
    });
    const main = desk.getByRole("main");
    const money = main.getByRole("region", { name: words("staffNumbers:days.title"), exact: true });
    await expect(async () => {
      await desk.reload();
      await expect(money.locator(".recharts-line").first()).toBeVisible({ timeout: 10_000 });
    }).toPass(counted);

    // Whose days they are.
    await expect(main).toContainText(/Europe\/Moscow|UTC/);

    await money.getByText(words("staffNumbers:asTable"), { exact: true }).click();
    await expect(money.getByRole("row")).toHaveCount(366);

    const download = desk.waitForEvent("download");
    await money.getByRole("button", { name: words("staffNumbers:csv") }).click();
    const table = await readFile(await (await download).path(), "utf8");
    expect(table.trim().split("\r\n")).toHaveLength(366);

    await main
      .getByLabel(words("staffNumbers:filters.storefront"), { exact: true })
      .selectOption(variant);
    await expect(desk).toHaveURL(new RegExp(`storefront=${variant}`));
    await desk.reload();
    await expect(
      main.getByLabel(words("staffNumbers:filters.storefront"), { exact: true }),
    ).toHaveValue(variant);

    await desk.goto("/staff/numbers?organizer=99999999");
    await expect(main.getByText(words("staffNumbers:noOrganizer"))).toBeVisible();
  },
);
