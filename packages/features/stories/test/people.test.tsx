import { composeStories } from "@storybook/react-vite";
import { sendMessageCall } from "@tropa/api-contract/conversation/calls-chat";
import { mergeFavouriteToursCall } from "@tropa/api-contract/discovery/calls-favourites";
import { createReviewCall } from "@tropa/api-contract/editorial/calls-reviews";
import { submitHelpRequestCall } from "@tropa/api-contract/sales/calls-booking";
import { logoutCall } from "@tropa/api-contract/people/calls-accounts";
import { endAccountCall } from "@tropa/api-contract/people/calls-own-account";
import { profileCall } from "@tropa/api-contract/people/calls-profile";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import * as chats from "../../src/conversation/chat/chat-page.stories.tsx";
import * as chatStates from "../../src/conversation/chat/chat-states.stories.tsx";
import * as review from "../../src/editorial/write-review/write-review.stories.tsx";
import * as afterSignIn from "../../src/people/after-sign-in/after-sign-in.stories.tsx";
import * as settings from "../../src/people/settings/page/settings.stories.tsx";
import * as wholeAccount from "../../src/people/settings/whole-account/whole-account.stories.tsx";
import * as help from "../../src/sales/help-request/help-banner.stories.tsx";
import * as orders from "../../src/sales/order/order-drawer.stories.tsx";
import { dropSession } from "../../src/people/session/start-session.ts";
import { accessTokens } from "../../src/platform/api/access-tokens.ts";
import { readDraft } from "../../src/platform/forms/drafts/form-draft.ts";
import { press, pressOn, see, seeElement, wordsOf, write } from "../harness/acts.ts";
import { answer, never } from "../harness/fake-answers.ts";
import { wasMade } from "../harness/fake-api.ts";
import { chatAnswers } from "../samples/conversation/chat.ts";
import { sampleHelpAnswer } from "../samples/sales/help.ts";
import { homeAnswers } from "../samples/discovery/home.ts";
import { sampleProfile, settingsAnswers, signedInAnswers } from "../samples/people/person.ts";
import type { SampleSet } from "../samples/sample-set.ts";
import { waitUntilQuiet } from "./quiet.ts";
import { asDesktop, asPhone, show } from "./show.tsx";

const nameless = { first_name: "", last_name: "" } as const;
const withoutName = (samples: SampleSet) => answer(profileCall, sampleProfile(samples, nameless));
const dialog = () => document.querySelector("dialog[open]");

beforeEach(asPhone);

it("asks a nameless account for its name once before sending a chat message", async () => {
  const { Default } = composeStories(chats);
  const answers = (samples: SampleSet) => [
    ...chatAnswers(samples),
    withoutName(samples),
    never(sendMessageCall),
  ];
  await show(Object.assign(() => <Default answers={answers} />, { play: seeElement("article") }));
  const field = page.getByRole("textbox", { name: wordsOf("chat:write"), exact: true });
  await field.fill("Is there a stove?");
  expect(dialog()).toBeNull();
  await press("chat:send")();
  await see("account:missing.reasons.message")();
  expect(wasMade(sendMessageCall)).toBe(false);
  await press("account:missing.later")();
  await expect.poll(() => wasMade(sendMessageCall)).toBe(true);
  await expect.poll(dialog).toBeNull();
  await expect.element(field).toHaveValue("");
  await field.fill("And a sauna?");
  await press("chat:send")();
  await expect.element(field).toHaveValue("");
  expect(dialog()).toBeNull();
});

it("asks no profile question while a menu is open", async () => {
  const look = vi.spyOn(document, "querySelector");
  const looks = () => look.mock.calls.filter(([what]) => what.includes(":popover-open")).length;
  const { Default } = composeStories(afterSignIn);
  await show(Object.assign(() => <Default />, { play: seeElement("header [popovertarget]") }));
  const name = wordsOf("account:menu.label");
  await page.getByRole("banner").getByRole("button", { name, exact: false }).click();
  const menu = () => document.querySelector<HTMLElement>("header [popover=auto]:popover-open");
  expect(menu()).not.toBeNull();
  await expect.poll(looks).toBeGreaterThan(0);
  const before = looks();
  // As long as the menu is read it is asked for at every press.
  menu()?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await expect.poll(looks).toBeGreaterThan(before);
  expect(dialog()).toBeNull();
  menu()?.hidePopover();
  await see("account:missing.later")();
  look.mockRestore();
});

it("lets an account sign in again when a chat belongs to another account", async () => {
  const { Refused } = composeStories(chatStates);
  const answers = (samples: SampleSet) => [
    ...(Refused.args.answers?.(samples) ?? []),
    answer(logoutCall, { success: true }),
  ];
  await show(
    Object.assign(() => <Refused answers={answers} />, {
      play: press("errors:403.signIn"),
    }),
  );
  await see("signIn:titles.register")();
  expect(wasMade(logoutCall)).toBe(true);
});

it("asks a nameless account for its name before sending a review", async () => {
  const { Sent } = composeStories(review);
  const answers = (samples: SampleSet) => [
    ...(Sent.args.answers?.(samples) ?? []),
    ...signedInAnswers(samples, nameless),
  ];
  const sent = Object.assign(() => <Sent answers={answers} isSignedIn />, { play: Sent.play });
  await show(sent);
  await see("account:missing.reasons.review")();
  expect(wasMade(createReviewCall)).toBe(false);
  await press("account:missing.later")();
  await expect.poll(() => wasMade(createReviewCall)).toBe(true);
  await expect.poll(dialog).toBeNull();
});

it("asks a visitor without an account nothing before sending a review", async () => {
  const { Sent } = composeStories(review);
  await show(Sent);
  await expect.poll(() => wasMade(createReviewCall)).toBe(true);
  expect(dialog()).toBeNull();
});

it("fills the help banner from the profile and links to the settings", async () => {
  const { Incomplete } = composeStories(help);
  const answers = (samples: SampleSet) => [...homeAnswers(samples), ...signedInAnswers(samples)];
  await show(
    Object.assign(() => <Incomplete answers={answers} isSignedIn />, {
      play: async () => document.querySelector("#help")?.scrollIntoView(),
    }),
  );
  const value = (name: string) =>
    document.querySelector<HTMLInputElement>(`#help [name=${name}]`)?.value ?? "";
  await expect.poll(() => value("name")).toBe("Maria");
  expect(value("phone").replaceAll(/\D/g, "")).toBe("79161234567");
  const edit = document.querySelector<HTMLAnchorElement>("#help a[href$='/settings']");
  expect(edit?.textContent).toBe(wordsOf("request:own.edit"));
});

// docs/product/forms.md#the-forms
it.each([
  ["sends it unchanged", {}, null, true],
  ["validates it once it was edited", {}, "+7 216 123 45 67", false],
  ["requires it when the account has none", { phone: null }, null, false],
] as const)("the help banner with the phone of the account %s", async (_, more, edited, isSent) => {
  const { Incomplete } = composeStories(help);
  const answers = (samples: SampleSet) => [
    ...homeAnswers(samples),
    ...signedInAnswers(samples, more),
    answer(submitHelpRequestCall, sampleHelpAnswer),
  ];
  await show(
    Object.assign(() => <Incomplete answers={answers} isSignedIn />, {
      play: async () => document.querySelector("#help")?.scrollIntoView(),
    }),
  );
  const field = (name: string) => document.querySelector<HTMLInputElement>(`#help [name=${name}]`);
  await expect.poll(() => field("name")?.value).toBe("Maria");
  if (!("phone" in more)) await expect.poll(() => field("phone")?.value).not.toBe("");
  if (edited !== null) await write("phone", edited)();
  // A storefront may begin without consent.
  if (!field("agree")?.checked) await pressOn("#help [name=agree]")();
  await press("request:banner.send")();
  if (isSent) await see("request:success.title")();
  else await expect.poll(() => field("phone")?.getAttribute("aria-invalid")).toBe("true");
  expect(wasMade(submitHelpRequestCall)).toBe(isSent);
});

it.each(["here", "elsewhere"] as const)(
  "signing out %s empties forms and their drafts",
  async (where) => {
    const { Incomplete } = composeStories(help);
    const answers = (samples: SampleSet) => [...homeAnswers(samples), ...signedInAnswers(samples)];
    await show(
      Object.assign(() => <Incomplete answers={answers} isSignedIn />, {
        play: async () => document.querySelector("#help")?.scrollIntoView(),
      }),
    );
    const fields = () =>
      ["name", "phone", "comment"].map((name) =>
        document.querySelector<HTMLInputElement>(`#help [name=${name}]`)?.value.replaceAll(" ", ""),
      );
    await expect.poll(() => fields()[0]).toBe("Maria");
    await write("comment", "With a dog")();
    await expect
      .poll(() => readDraft("help"))
      .toMatchObject({ name: "Maria", comment: "With a dog" });
    dropSession(where);
    await expect.poll(() => [...fields(), readDraft("help")]).toEqual(["", "", "", {}]);
    const kept = () =>
      Object.entries(sessionStorage).filter(
        ([key, text]) => key.startsWith("draft-") && text !== "{}",
      );
    await expect.poll(kept).toEqual([]);
  },
);

it("keeps typed text and offers sign-in when the session is lost on a public page", async () => {
  const { Incomplete } = composeStories(help);
  const answers = (samples: SampleSet) => [...homeAnswers(samples), ...signedInAnswers(samples)];
  await show(
    Object.assign(() => <Incomplete answers={answers} isSignedIn />, {
      play: async () => document.querySelector("#help")?.scrollIntoView(),
    }),
  );
  const name = () => document.querySelector<HTMLInputElement>("#help [name=name]")?.value;
  await expect.poll(name).toBe("Maria");
  await expect.poll(() => wasMade(mergeFavouriteToursCall)).toBe(true);
  accessTokens.clear();
  await pressOn("[data-type=info] button")();
  await see("signIn:titles.register")();
  expect(name()).toBe("Maria");
});

it("fills a question about a tour from the profile, with the e-mail", async () => {
  const { Asking } = composeStories(orders);
  const answers = (samples: SampleSet) => [
    ...(Asking.args.answers?.(samples) ?? []),
    ...signedInAnswers(samples),
  ];
  await show(Object.assign(() => <Asking answers={answers} isSignedIn />, { play: Asking.play }));
  const value = (name: string) =>
    document.querySelector<HTMLInputElement>(`dialog[open] [name=${name}]`)?.value ?? "";
  await expect.poll(() => value("first_name")).toBe("Maria");
  await expect.poll(() => value("email")).toBe("maria.lindqvist@example.org");
  expect(document.querySelector("dialog[open] a[href$='/settings']")).not.toBeNull();
});

it("shows a closed private page after sign-out, and the sign-in after a session ended elsewhere", async () => {
  const { Default } = composeStories(settings);
  const stands = () =>
    show(
      Object.assign(() => <Default answers={settingsAnswers} />, {
        play: seeElement("#password button"),
      }),
    );
  await stands();
  dropSession("here");
  await see("account:closed.title")();
  await waitUntilQuiet();
  expect(dialog()).toBeNull();
  await stands();
  dropSession("elsewhere");
  await see("signIn:reasons.ended")();
});

it("ends an account by the button and not by the last digit of the code", async () => {
  await asDesktop();
  await show(composeStories(wholeAccount).EndByCode);
  const field = document.querySelector<HTMLInputElement>("#end [name=code]");
  expect(field?.value).toBe("123456");
  await waitUntilQuiet();
  expect(wasMade(endAccountCall)).toBe(false);
  await press("settings:end.do")();
  await expect.poll(() => wasMade(endAccountCall)).toBe(true);
});
