import { expect, test } from "../harness/fixtures.ts";
import { codeSentTo } from "../harness/people.ts";
import { apiUrl } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";
import { staffOf, staffPage } from "./staff-sign-in.ts";

test(
  "a role is made and given by invitation; its rights hold, and when it is taken the open page says so",
  { tag: ["@at-desk"] },
  async ({ page, open, variant, browser }) => {
    const words = (key: string) => text(variant, key);
    const unique = String(Date.now()).slice(-7);
    const email = `colleague-${unique}@example.org`;
    const password = "a long way home";
    const role = `Care ${unique}`;
    const boss = await staffPage(browser, variant, {
      number: staffOf.team,
      to: "/staff/team?view=roles",
    });
    const desk = boss.getByRole("main");
    const dialog = boss.getByRole("dialog");
    const why = () => dialog.getByLabel(words("staffDesk:actReason"), { exact: true });
    const button = (key: string) => dialog.getByRole("button", { name: words(key), exact: true });

    await desk.getByRole("button", { name: words("staffTeam:roles.new") }).click();
    await dialog.getByLabel(words("staffTeam:roles.name"), { exact: true }).fill(role);
    await dialog.getByLabel(words("staffDesk:parts.reviews"), { exact: true }).selectOption("look");
    await why().fill("A new department");
    await button("staffTeam:roles.save").click();
    await expect(desk.getByRole("heading", { name: role })).toBeVisible();

    await boss.goto("/staff/team");
    await desk.getByRole("button", { name: words("staffTeam:invite.title") }).click();
    await dialog.getByLabel(words("staffTeam:invite.email"), { exact: true }).fill(email);
    await dialog.getByRole("checkbox", { name: role }).check();
    await why().fill("A new department");
    await button("staffTeam:invite.submit").click();
    await expect(desk.getByRole("heading", { name: email })).toBeVisible();

    let link = "";
    await expect
      .poll(async () => {
        const inbox = await page.request.get(`${apiUrl}/dev/inbox?to=${encodeURIComponent(email)}`);
        link = /\/employees-cookie\?invitation=[\w-]+/.exec(await inbox.text())?.[0] ?? "";
        return link;
      })
      .not.toBe("");
    await open(link);
    const main = page.getByRole("main");
    await main.getByLabel(words("staffSignIn:invitation.firstName"), { exact: true }).fill("Nina");
    await main.getByLabel(words("staffSignIn:invitation.lastName"), { exact: true }).fill("Serova");
    await main.getByLabel(words("signIn:newPassword.label"), { exact: true }).fill(password);
    await main.getByLabel(words("signIn:newPassword.again"), { exact: true }).fill(password);
    await main.getByRole("button", { name: words("staffSignIn:invitation.join") }).click();
    await main.getByRole("button", { name: words("staffSignIn:invitation.signIn") }).click();
    await main.getByLabel(words("staffSignIn:login")).fill(email);
    await main.getByLabel(words("staffSignIn:password")).fill(password);
    await main.getByRole("button", { name: words("staffSignIn:sendCode") }).click();
    const code = main.getByLabel(words("signIn:code"), { exact: true });
    await expect(code).toBeVisible();
    await code.fill(await codeSentTo(page, email));

    // The desk has the one part, and the server refuses to act in it.
    await page
      .getByRole("link", { name: words("staffDesk:parts.reviews") })
      .first()
      .click();
    const publish = main.getByRole("button", { name: words("staffDesk:reviews.publish") }).first();
    const refused = page.waitForResponse((response) => response.status() === 403);
    await publish.click();
    await refused;
    await expect(main.getByText(words("errors:403.title"))).toBeHidden();

    await boss.goto("/staff/team");
    await desk
      .getByRole("listitem")
      .filter({ hasText: email })
      .getByRole("button", { name: words("staffTeam:take.act") })
      .click();
    await why().fill("They change departments");
    await button("staffTeam:take.submit").click();
    await expect(dialog).toBeHidden();
    await publish.click();
    await expect(main.getByText(words("errors:403.title"))).toBeVisible();
  },
);
