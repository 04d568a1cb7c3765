import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { newContact, signInAt } from "../harness/people.ts";
import { staffOf, staffPage } from "./staff-sign-in.ts";
import { text } from "../harness/texts.ts";

test(
  "staff create a record for an account: errors are found, the photo is cropped, conflicts are shown",
  { tag: ["@crossed", "@at-desk"] },
  async ({ page, open, variant, facts, browser }) => {
    const { language, tourist } = facts;
    const contact = newContact(variant);
    const name = `Tester ${contact.replaceAll(/\D/g, "").slice(-6)}`;
    await open("/login");
    await signInAt(page, page.getByRole("main"), { variant, contact });

    const staff = await staffPage(browser, variant, {
      number: staffOf.records,
      to: "/staff/organizers?view=records",
    });
    const desk = staff.getByRole("main");
    const words = (key: string) => text(variant, key);
    await desk.getByRole("link", { name: words("staffDesk:records.new") }).click();
    const field = (id: string) => desk.locator(`#record-${id}`);
    const isWrong = (id: string) => expect(field(id)).toHaveAttribute("aria-invalid", "true");
    const make = () =>
      desk.getByRole("button", { name: words("staffDesk:records.make"), exact: true }).click();
    await expect(field("owner")).toBeVisible();
    await expectAccessible(staff);

    const sent: string[] = [];
    staff.on("request", (request) => {
      if (request.url().includes("/organizer/create")) sent.push(request.url());
    });
    await make();
    for (const id of ["title", `first_name-${language}`, "email", "phone", "city"])
      await isWrong(id);
    await field("title").fill(name);
    await field(`first_name-${language}`).fill("Anna");
    await field(`last_name-${language}`).fill("Vetrova");
    await field(`about-${language}`).fill("Twelve years in the mountains.");
    await field("email").fill("anna.vetrova");
    await field("phone").fill(tourist.phones[1]);
    await desk
      .getByRole("combobox", { name: words("organizerRecords:fields.city") })
      .fill("Tbilisi");
    await staff.getByRole("listbox").getByRole("option").first().click();
    await field("requisites-legal_form").selectOption("individual_entrepreneur");
    await field("requisites-country_id").selectOption({
      label: language === "ru" ? "Россия" : "Russia",
    });
    await field("requisites-legal_name").fill("Vetrova Anna");
    // One digit off.
    await field("requisites-tax_id").fill("500100732258");
    await field("requisites-registration_number").fill("304500116000157");
    await make();
    await isWrong("email");
    await isWrong("requisites-tax_id");
    expect(sent).toEqual([]);
    await field("email").fill("anna.vetrova@example.org");
    await field("requisites-tax_id").fill("500100732259");

    const choose = desk.locator('#record-photo input[type="file"]').first();
    await choose.setInputFiles({
      name: "me.png",
      mimeType: "image/png",
      buffer: await staff.screenshot(),
    });
    const dialog = staff.getByRole("dialog", { name: words("settings:photo.crop") });
    await dialog.getByRole("button", { name: words("settings:photo.use") }).click();
    await expect(desk.locator("#record-photo img").first()).toHaveAttribute("src", /\/files\//);

    // Whose it will be only the server can say.
    await field("owner").fill("nobody-at-all@example.org");
    await make();
    await isWrong("owner");
    // The pointer leaves the notice that lies over the button, which then goes.
    await field("owner").click();
    await field("owner").fill(contact);
    await expectAccessible(staff);
    await make();
    const item = desk.getByRole("listitem").filter({ hasText: name });
    await expect(item).toContainText(words("organizerRecords:unpublished"));
    await expect(item.locator("img")).toHaveAttribute("src", /\/files\//);
    await expectAccessible(staff);

    // Two hands on it: what the organizer has saved meanwhile is not written over.
    await item.getByRole("link", { name }).click();
    await expect(field("site")).toBeVisible();

    await open("/organizer/records");
    await page.getByRole("main").getByRole("link", { name }).click();
    const own = page.getByRole("main").locator("#record-site");
    await own.fill("https://own.example");
    await page.getByRole("button", { name: words("organizerRecords:save"), exact: true }).click();
    await expect(page.getByText(words("organizerRecords:saved"), { exact: true })).toBeVisible();

    await field("site").fill("https://staff.example");
    await desk.getByRole("button", { name: words("organizerRecords:save"), exact: true }).click();
    const conflict = desk.getByRole("region", { name: words("conflict:title") });
    await expect(conflict).toContainText("https://own.example");
    await expect(conflict).toContainText("https://staff.example");
    await staff.context().close();
  },
);
