import { composeStories } from "@storybook/react-vite";
import { beforeEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import * as chats from "../../src/conversation/chat/chat-page.stories.tsx";
import * as join from "../../src/organizers/join/join.stories.tsx";
import * as settings from "../../src/people/settings/page/settings.stories.tsx";
import * as signIn from "../../src/people/sign-in-page/sign-in.stories.tsx";
import { settingsAnswers } from "../samples/people/person.ts";
import * as booking from "../../src/sales/booking/booking-screen.stories.tsx";
import * as listing from "../../src/discovery/listing/listing-screen.stories.tsx";
import * as orders from "../../src/sales/order/order-drawer.stories.tsx";
import { see, seeElement, wordsOf } from "../harness/acts.ts";
import { asDesktop, asPhone, show } from "./show.tsx";

const orderStories = composeStories(orders);
const listingStories = composeStories(listing);
const bookingStories = composeStories(booking);

const dialog = () => document.querySelector("dialog[open]");
const focused = () => document.activeElement;
const field = (name: string) => document.querySelector(`dialog[open] [name=${name}]`);

beforeEach(asPhone);

it.each([
  ["an order", orderStories.Default, "tour:book"],
  ["a question about dates", orderStories.Asking, "tour:askDates"],
  ["the filters", listingStories.Filters, "listing:filters"],
  ["a cancellation", bookingStories.Cancelling, "booking:actions.cancelPaid"],
] as const)(
  "the window of %s traps the focus until Escape and returns it",
  async (_, Story, opener) => {
    await show(Story);
    await expect.poll(() => dialog()?.contains(focused())).toBe(true);
    for (const keys of ["{Shift>}{Tab}{/Shift}", "{Tab}{Tab}{Tab}"]) {
      await userEvent.keyboard(keys);
      // From the last one the keys lead out of the page, to the browser itself.
      const { activeElement } = document;
      expect(activeElement === document.body || dialog()?.contains(activeElement)).toBe(true);
    }
    await userEvent.keyboard("{Escape}");
    await expect.poll(dialog).toBeNull();
    expect(focused()?.textContent).toBe(wordsOf(opener));
  },
);

it("an incomplete order focuses its first field, and a refused field gets the focus", async () => {
  await show(orderStories.Incomplete);
  await expect.poll(() => focused()).toBe(field("first_name"));
  expect(field("agree")?.getAttribute("aria-invalid")).toBe("true");
  await show(orderStories.FieldRefused);
  await expect.poll(() => focused()).toBe(field("email"));
  // The message of the call is shown in the corner and not above the form.
  await expect
    .poll(() => document.querySelector("dialog[open]")?.textContent)
    .toContain("validation");
  expect(document.querySelector("dialog[open] form [role=alert]")).toBeNull();
});

it("choices that are left out get the focus one after the other, and a city that nobody knows is kept", async () => {
  await show(composeStories(join).ChoicesLeftOut);
  expect(focused()?.getAttribute("role")).toBe("combobox");
  await userEvent.keyboard("Qwzxcity{Enter}");
  await expect.poll(() => (focused() as HTMLInputElement).value).toBe("Qwzxcity");
  // The first press of the key has taken the city, this one sends the form.
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => focused()?.getAttribute("name")).toBe("legal_form");
});

it("a requested code field gets the focus; sold-out seats move it to the date", async () => {
  await show(orderStories.PhoneCode);
  await expect.poll(() => focused()).toBe(field("phone_code"));
  await show(orderStories.NoSeats);
  await expect.poll(() => focused()?.id).toMatch(/-date$/);
});

/** Goes on with the tabulator until it stands on what is called so. */
async function tabTo(name: string): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    await userEvent.keyboard("{Tab}");
    const at = focused();
    expect(at, "the focus is somewhere").not.toBe(null);
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : at?.textContent;
    if ((at?.getAttribute("aria-label") ?? label ?? "").trim().startsWith(name)) return;
  }
  throw new Error(`the keys do not lead to "${name}"`);
}

/** What is said of the field that has the focus. */
const said = () =>
  (focused()?.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

it("sign-in by keyboard focuses each step, describes errors and returns the focus on closing", async () => {
  await asDesktop();
  const { Default } = composeStories(chats);
  const { Register } = composeStories(signIn);
  await show(
    Object.assign(
      () => (
        <Default path="/compare" isSignedIn={false} answers={Register.args.answers ?? (() => [])} />
      ),
      { play: see("common:signIn") },
    ),
  );
  await tabTo(wordsOf("common:signIn"));
  const opener = focused();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => dialog()?.contains(focused())).toBe(true);
  await see("signIn:getCode")();
  await tabTo(wordsOf("signIn:getCode"));
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => focused()?.getAttribute("aria-invalid")).toBe("true");
  expect(said()).toContain(wordsOf("kit:validation.required"));
  // A step that goes takes its button along.
  await tabTo(wordsOf("signIn:byPassword"));
  await userEvent.keyboard("{Enter}");
  await see("signIn:forgotten")();
  await expect.poll(() => focused()?.getAttribute("name")).toBe("login");
  await tabTo(wordsOf("signIn:forgotten"));
  await userEvent.keyboard("{Enter}");
  await see("signIn:sendLink")();
  await expect.poll(() => dialog()?.querySelector("form")?.contains(focused())).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.poll(dialog).toBeNull();
  expect(focused()).toBe(opener);
});

it("a settings form takes the focus as it opens and returns it as it closes", async () => {
  await asDesktop();
  const { Default } = composeStories(settings);
  await show(
    Object.assign(() => <Default answers={settingsAnswers} />, {
      play: seeElement("#password button"),
    }),
  );
  for (const [section, field] of [
    ["email", "email"],
    ["phone", "phone"],
    ["password", "current_password"],
  ] as const) {
    const button = document.querySelector<HTMLElement>(`#${section} button:last-of-type`);
    button?.focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => focused()?.getAttribute("name")).toBe(field);
    await tabTo(wordsOf(section === "password" ? "settings:save" : "settings:sendCode"));
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => focused()?.getAttribute("aria-invalid")).toBe("true");
    expect(said()).toContain(wordsOf("kit:validation.required"));
    await tabTo(wordsOf("settings:cancel"));
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => document.getElementById(section)?.contains(focused())).toBe(true);
  }
});
