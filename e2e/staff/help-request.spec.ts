import type { Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { newContact } from "../harness/people.ts";
import type { Variant } from "../harness/stack.ts";
import { pattern, text } from "../harness/texts.ts";
import { staffOf, staffPage } from "./staff-sign-in.ts";

const rowOf = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });

/** Sends the banner's form as a visitor, then the e-mail address that it asks for. */
async function askForHelp(
  page: Page,
  variant: Variant,
  { name, phone, email }: { name: string; phone: string; email: string },
): Promise<void> {
  const help = page.locator("#help");
  await help.scrollIntoViewIfNeeded();
  await help.locator("[name=name]").fill(name);
  await help.locator("[name=phone]").fill(phone);
  const agree = help.locator("[name=agree]");
  if (!(await agree.isChecked())) await agree.check();
  await help.getByRole("button", { name: text(variant, "request:banner.send") }).click();
  await help.locator("[name=email]").fill(email);
  await help.getByRole("button", { name: text(variant, "request:success.emailSend") }).click();
  await expect(help).toContainText(email);
}

test(
  "a visitor's request is taken, answered from a template, offered a tour and closed, while a colleague watches",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, variant, facts, browser }) => {
    // Names have letters alone.
    const digits = newContact(variant).replaceAll(/\D/g, "").slice(-6);
    const name = `Ira ${digits.replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}`;
    const email = `${name.replace(" ", ".").toLowerCase()}@example.org`;
    const [agent, other] = await Promise.all([
      staffPage(browser, variant, { number: staffOf.agent, to: "/staff/tasks" }),
      staffPage(browser, variant, { number: staffOf.otherAgent, to: "/staff/tasks" }),
    ]);
    const nav = agent.getByRole("navigation", { name: text(variant, "staffDesk:title") });
    const part = nav.getByRole("link", { name: pattern(variant, "staffDesk:parts.tasks") });
    await expect(part).toBeVisible();

    await open("/");
    await askForHelp(page, variant, { name, phone: facts.tourist.phones[0], email });

    // Both see it come, without a press, and the number in the menu.
    await expect(rowOf(agent, name)).toBeVisible();
    await expect(rowOf(other, name)).toBeVisible();
    await expect(part).toContainText(/\d/);
    await expectAccessible(agent);

    // A template for the answer.
    await agent.getByRole("link", { name: text(variant, "staffTasks:templates") }).click();
    await agent.getByRole("button", { name: text(variant, "staffTasks:template.new") }).click();
    const template = `First answer ${name}`;
    await agent.locator("[name=name]").fill(template);
    for (const locale of ["ru", "en"])
      await agent.locator(`textarea[name=${locale}]`).fill("{name}, thank you for {number}!");
    await agent.getByRole("button", { name: text(variant, "staffTasks:template.save") }).click();
    await expect(rowOf(agent, template)).toBeVisible();
    await agent.getByRole("link", { name: text(variant, "staffTasks:back") }).click();

    // One takes it; the other sees that at once.
    const take = { name: text(variant, "staffTasks:take") };
    await rowOf(agent, name).getByRole("button", take).click();
    await expect(rowOf(agent, name)).toContainText(text(variant, "staffTasks:yours"));
    await expect(rowOf(other, name).getByRole("button", take)).toHaveCount(0);

    await rowOf(agent, name).getByRole("link", { name }).click();
    await agent.locator("form select").first().selectOption({ label: template });
    const answer = agent.locator("[name=answer]");
    await expect(answer).toHaveValue(new RegExp(`^${name}, thank you for \\d+!$`));
    const send = agent.getByRole("button", { name: text(variant, "staffTasks:answer.send") });
    await agent.locator("[name=tour]").fill("1");
    await expectAccessible(agent);
    await send.click();
    await expect(agent.getByRole("main")).toContainText(
      text(variant, "staffTasks:states.offer_sent"),
    );
    await expect(rowOf(other, name)).toContainText(text(variant, "staffTasks:states.offer_sent"));

    // It ends with a booking, and leaves the colleague's list.
    await agent
      .getByLabel(text(variant, "staffTasks:close.to"), { exact: true })
      .selectOption("booked");
    await agent.locator("[name=booking]").fill("500001");
    await agent.locator("[name=reason]").fill("Booked by phone");
    await agent.getByRole("button", { name: text(variant, "staffTasks:close.submit") }).click();
    await expect(
      agent.getByRole("link", {
        name: text(variant, "staffTasks:booking").replace("{id}", "500001"),
      }),
    ).toBeVisible();
    await expect(rowOf(other, name)).toHaveCount(0);
    await expectAccessible(agent);
    await Promise.all([agent.context().close(), other.context().close()]);
  },
);
