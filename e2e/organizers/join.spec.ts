import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { codeSentTo, newContact } from "../harness/people.ts";
import { staffOf, staffPage } from "../staff/staff-sign-in.ts";
import { text } from "../harness/texts.ts";

const about =
  "I have led groups through the mountains for twelve years and know the passes, the people and the weather.";

test(
  "an applicant applies with a code, staff accept, and the applicant gets a desk",
  { tag: ["@crossed", "@at-desk"] },
  async ({ page, open, variant, facts, browser }) => {
    const isByPhone = facts.config.mainAuthMethod === "phone";
    const contact = newContact(variant);
    const name = `Tester ${contact.replaceAll(/\D/g, "").slice(-6)}`;
    await open("/join");
    await expectAccessible(page);
    const main = page.getByRole("main");
    const field = (key: string) => main.getByLabel(text(variant, key));
    await field("request:fields.firstName").fill("Ivan");
    await field("request:fields.lastName").fill("Sokolov");
    await field("request:fields.phone").fill(isByPhone ? contact : facts.tourist.phones[1]);
    await field("request:fields.email").fill(isByPhone ? "ivan@example.org" : contact);
    await main.getByRole("button", { name: text(variant, "join:form.next"), exact: true }).click();
    await main.getByRole("combobox", { name: text(variant, "join:form.city") }).fill("Tbilisi");
    await page.getByRole("option").first().click();
    await main.getByRole("radio", { name: text(variant, "join:kinds.self_employed") }).check();
    await field("join:form.title").fill(name);
    await field("join:form.about").fill("Too short.");
    await main.getByRole("checkbox").check();
    await main.getByRole("button", { name: text(variant, "join:form.sendByCode") }).click();
    await expect(field("join:form.about")).toHaveAttribute("aria-invalid", "true");
    await field("join:form.about").fill(about);
    // What was typed outlives the page.
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await expect(field("join:form.about")).toHaveValue(about);
    await expect(
      main.getByRole("radio", { name: text(variant, "join:kinds.self_employed") }),
    ).toBeChecked();
    await main.getByRole("checkbox").check();
    await main.getByRole("button", { name: text(variant, "join:form.sendByCode") }).click();
    await main
      .getByLabel(text(variant, "signIn:code"), { exact: true })
      .fill(await codeSentTo(page, contact));
    await expect(main.getByText(text(variant, "join:state.readingText"))).toBeVisible();
    await expectAccessible(page);

    const staff = await staffPage(browser, variant, {
      number: staffOf.join,
      to: "/staff/organizers?view=applications",
    });
    const desk = staff.getByRole("main");
    const item = desk.getByRole("listitem").filter({ hasText: name });
    await expect(item).toContainText(about);
    await item
      .getByRole("button", { name: text(variant, "staffDesk:applications.refuse") })
      .click();
    await expect(item.getByLabel(text(variant, "staffDesk:applications.reason"))).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await item
      .getByRole("button", { name: text(variant, "staffDesk:applications.accept") })
      .click();
    await staff
      .getByRole("dialog")
      .getByRole("button", { name: text(variant, "staffDesk:applications.accept") })
      .click();
    await expect(item).toHaveCount(0);
    await staff.context().close();

    await open("/join");
    await main.getByRole("link", { name: text(variant, "join:state.desk") }).click();
    await expect(page).toHaveURL(/\/organizer$/);
    await expect(
      page.getByRole("link", { name: text(variant, "organizerDesk:pages.scanner") }).first(),
    ).toBeVisible();
  },
);
