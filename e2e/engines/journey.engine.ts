import { expect } from "@playwright/test";
import { confirmed } from "./organizer.ts";
import { paysByCode } from "../sales/booking.ts";
import { codeSentTo, newContact } from "../harness/people.ts";
import { firstWord, pattern, text } from "../harness/texts.ts";
import { sandboxUrl } from "../harness/stack.ts";
import { test } from "./fixtures.ts";
import { elementKey } from "./wire.ts";

const enter = "\uE007";
const window = "dialog[open]";

test("a visitor finds a tour, books it, pays, signs in and writes to support", async ({
  visitor,
  facts,
  variant,
  isPhone,
  request,
}) => {
  const say = (key: string) => text(variant, key);
  const button = (key: string, within = "") => ({ css: `${within} button`, named: say(key) });

  await test.step("search", async () => {
    await visitor.open("/");
    await visitor.press(button("common:cookies.necessary"));
    await visitor.type({ css: 'input[name="phrase"]' }, facts.phrase + enter);
    await visitor.at(new RegExp(`${facts.listing}(\\?|$)`));
    await visitor.takenOver();
  });

  await test.step("filter", async () => {
    if (isPhone) await visitor.press({ css: "main a", named: say("listing:filters") });
    await visitor.press({ css: 'label:has(input[name="difficulty"][value="1"])' });
    const show = firstWord(variant, "listing:show.tour_other");
    if (isPhone) await visitor.press({ css: `${window} button`, named: show });
    await visitor.at(/difficulty=1/);
  });

  await test.step("map", async () => {
    const map = `[aria-label="${say("listing:map.label")}"]`;
    const card = { css: `[aria-label="${say("listing:map.cards")}"] a` };
    await visitor.press(button("listing:map.open"));
    await visitor.see({ css: `${map} canvas` });
    // Together, many tours may be under one price: nearer, each has its own.
    await visitor.pressUntil({ css: `${map} .leaflet-marker-icon` }, card);
    // By key: the card's lower part may lie below the window.
    await visitor.type(card, enter);
    await visitor.see({ css: "#dates" });
    await visitor.back();
    await visitor.at(/difficulty=1/);
    await visitor.see({ css: `${map} .leaflet-marker-icon` });
  });

  await test.step("tour", async () => {
    await visitor.open(`${facts.listing}?difficulty=1`);
    const results = `[aria-label="${say("listing:results")}"]`;
    await visitor.press({ css: `${results} :is(h2, h3) a` });
    await visitor.see({ css: "#dates" });
    await visitor.takenOver();
    // In this color Firefox writes the text of a picture that is on its way over the picture's place.
    const picture = { [elementKey]: await visitor.see({ css: "main picture > img" }) };
    expect(await visitor.run("return getComputedStyle(arguments[0]).color", picture)).toBe(
      "rgba(0, 0, 0, 0)",
    );
  });

  const uuid = await test.step("book", async () => {
    if (isPhone) await visitor.press({ css: "a", named: say("tour:chooseDate") });
    const dates = new RegExp(say("tour:dates.field"));
    await visitor.press({ css: "#dates button[popovertarget]", named: dates });
    await visitor.press({
      css: "#dates [popover] label:has(input[type=radio]:not(:disabled))",
    });
    await visitor.press(button("tour:book"));
    const { name, phones, email } = facts.tourist;
    const field = (key: string) => ({ css: `${window} input`, named: new RegExp(`^${say(key)}`) });
    await visitor.press({ css: `${window} button[type=submit]` });
    await visitor.see({ css: window, named: new RegExp(say("kit:validation.required")) });
    await visitor.type(field("request:fields.firstName"), name);
    await visitor.type(field("request:fields.phone"), phones[0]);
    await visitor.type(field("request:fields.email"), email);
    if (!facts.config.consentByDefault)
      await visitor.press({
        css: `${window} input[type=checkbox]`,
        named: pattern(variant, "request:agree"),
      });
    await visitor.press({ css: `${window} button[type=submit]` });
    const address = await visitor.at(/\/booking\/uuid\/[0-9a-f-]{36}$/);
    return address.split("/").at(-1) ?? "";
  });

  await test.step("pay", async () => {
    await confirmed(request, uuid);
    await visitor.open(`/booking/pay/uuid/${uuid}`);
    await visitor.press({ css: "main button[type=submit]" });
    if (paysByCode(variant)) {
      // What another device would read from the code stands beside it.
      const link = { [elementKey]: await visitor.see({ css: 'a[href*="/payments/open/"]' }) };
      await visitor.leaveFor(await visitor.run("return arguments[0].href", link));
    }
    await visitor.at(new RegExp(`^${sandboxUrl}/bank/pay\\?`));
    await visitor.press({ css: 'button[value="pay"]' });
    await visitor.at(/\/success\?/);
    await visitor.open(`/booking/qr/uuid/${uuid}`);
    await visitor.see({ css: "main svg" });
  });

  await test.step("sign in", async () => {
    await visitor.open("/login?to=/chat");
    const contact = newContact(variant);
    const main = facts.config.mainAuthMethod;
    await visitor.type({ css: "main input", named: say(`signIn:${main}`) }, contact);
    const agree = { css: "main input[type=checkbox]:not(:checked)" };
    if (await visitor.isSeen(agree)) await visitor.press(agree);
    await visitor.press(button("signIn:getCode", "main"));
    const code = await codeSentTo({ request }, contact);
    await visitor.type({ css: "main input", named: say("signIn:code") }, code);
    await visitor.see({ css: "header button", named: new RegExp(say("account:menu.label")) });
    await visitor.at(/\/chat$/);
    await visitor.takenOver();
  });

  await test.step("chat", async () => {
    await visitor.press(button("account:missing.later", window));
    await visitor.press(button("chat:writeToSupport", "main"));
    await visitor.type({ css: "main textarea", named: say("chat:write") }, "is the lake warm?");
    await visitor.press(button("chat:send"));
    // Once more, this time for the one who answers.
    await visitor.press(button("account:missing.later", window));
    const messages = `[aria-label="${say("chat:messages")}"]`;
    await visitor.see({ css: `${messages} article`, named: /is the lake warm\?/ });
    expect(await visitor.address()).toMatch(/\/chat\/\d+$/);
  });
});
