import { bookingOf, bookToPay, pay } from "./booking.ts";
import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { factsOf } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";

test(
  "a traveller fills in their data by the booking's link, which shows none of it afterwards",
  { tag: "@crossed" },
  async ({ page, open, variant, facts }) => {
    const uuid = await bookToPay(page, variant, { isGuaranteed: true });
    await pay(page, variant, uuid);
    const { tourists_uuid: link, first_name: name } = await bookingOf(page, uuid);
    await open(`/booking/uuid/${uuid}`);
    const block = page.locator("#travellers");
    await expect(block.getByText(name)).toBeVisible();
    await block.getByRole("link", { name: text(variant, "travellers:block.fill") }).click();
    await expect(page).toHaveURL(new RegExp(`/order/${link}/add-tourists$`));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      text(variant, "travellers:title"),
    );
    await expectAccessible(page);

    // A reload loses nothing that was typed; the passport alone is never written down.
    const field = (key: string) => main.getByLabel(text(variant, `travellers:fields.${key}`));
    await field("last_name").fill(facts.tourist.name);
    await field("birthday").fill("1990-05-17");
    await page.reload();
    await expect(field("last_name")).toHaveValue(facts.tourist.name);
    await expect(field("birthday")).toHaveValue("1990-05-17");
    const hasPassport = factsOf(variant).config.features.passportCollection;
    await expect(field("passport")).toHaveCount(hasPassport ? 1 : 0);
    if (hasPassport) await field("passport").fill("4509 123456");
    await main.getByRole("button", { name: text(variant, "travellers:save"), exact: true }).click();
    await expect(main.getByText(text(variant, "travellers:all"))).toBeVisible();

    // The link shows nothing of it, neither on the page nor in what came with it.
    await page.reload();
    await expect(main.getByText(name)).toBeVisible();
    expect(await page.content()).not.toMatch(/4509|1990-05-17/);
  },
);

test(
  "an invalid link to travellers answers 404",
  { tag: ["@straight", "@on-phone"] },
  async ({ page }) => {
    for (const key of ["12", "5f0c6f5e-6c0e-4a39-9d0b-1c6a2f1b7a10"]) {
      const answer = await page.goto(`/order/${key}/add-tourists`);
      expect(answer?.status()).toBe(404);
    }
  },
);
