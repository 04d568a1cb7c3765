import { composeStories } from "@storybook/react-vite";
import {
  accessTokenByOneTimeTokenCall,
  authViaCodeCall,
  refreshTokenCall,
  registerWithoutPasswordCall,
  sendAuthCodeCall,
  signInLinkCall,
} from "@tropa/api-contract/people/calls-accounts";
import { siteTokensCall } from "@tropa/api-contract/editorial/calls-site";
import { bookingCall } from "@tropa/api-contract/sales/calls-requests";
import { travellersCall } from "@tropa/api-contract/sales/calls-travellers";
import type { CodeChannel } from "@tropa/domain/people/code-channel";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import * as settings from "../../src/people/settings/page/settings.stories.tsx";
import * as links from "../../src/people/sign-in-page/link-page.stories.tsx";
import * as signIn from "../../src/people/sign-in-page/sign-in.stories.tsx";
import * as trips from "../../src/sales/trips/trips.stories.tsx";
import { press, pressOn, see, wordsOf, write } from "../harness/acts.ts";
import { answer, answersInTurn, refuse } from "../harness/fake-answers.ts";
import { wasMade } from "../harness/fake-api.ts";
import {
  sampleCode,
  sampleProfile,
  settingsAnswers,
  signedInAnswers,
} from "../samples/people/person.ts";
import type { SampleSet } from "../samples/sample-set.ts";
import { siteTokens } from "../samples/site.ts";
import { asPhone, show } from "./show.tsx";
import { withoutLeaving } from "./without-leaving.ts";

const email = "maria@example.org";
const box = () => document.querySelector<HTMLInputElement>("main input[type=checkbox]");
const agree = () => {
  if (!box()?.checked) box()?.click();
};

beforeEach(asPhone);

it.each([true, false])(
  "requires the agreement, links both documents and starts ticked as the storefront says: %s",
  async (isTicked) => {
    const { Register } = composeStories(signIn);
    await show(
      Object.assign(
        () => <Register where={({ consentByDefault }) => consentByDefault === isTicked} />,
        { play: see("signIn:getCode") },
      ),
    );
    expect(box()?.checked).toBe(isTicked);
    const links = document.querySelectorAll<HTMLAnchorElement>("main label a");
    expect([...links].map(({ pathname, target }) => [pathname, target])).toEqual([
      ["/agreement", "_blank"],
      ["/privacy", "_blank"],
    ]);
    if (isTicked) box()?.click();
    const field = document.querySelector("main input[name=phone]") ? "phone" : "email";
    await write(field, field === "phone" ? "+79161234567" : email)();
    await press("signIn:getCode")();
    await expect.poll(() => box()?.getAttribute("aria-invalid")).toBe("true");
    expect(wasMade(registerWithoutPasswordCall)).toBe(false);
  },
);

it("shows no segments at the code step, resends the code and leads back to the filled form", async () => {
  const { Register } = composeStories(signIn);
  const answers = () => [
    answer(registerWithoutPasswordCall, sampleCode(email, { resend_after: 1 })),
    answer(sendAuthCodeCall, sampleCode(email)),
  ];
  await show(Object.assign(() => <Register answers={answers} />, { play: see("signIn:getCode") }));
  const title = () => document.querySelector("h1")?.textContent;
  const segments = () => document.querySelectorAll("main [role=radio], main [type=radio]").length;
  expect([title(), segments()]).toEqual([wordsOf("signIn:titles.register"), 2]);
  await write("email", email)();
  agree();
  await press("signIn:getCode")();
  await see("signIn:resendIn")();
  expect([title(), segments()]).toEqual([wordsOf("signIn:titles.code"), 0]);
  await press("signIn:resend")();
  await see("signIn:resendIn")();
  expect(wasMade(sendAuthCodeCall)).toBe(true);
  expect(wasMade(authViaCodeCall)).toBe(false);
  for (const way of ["signIn:back", "signIn:cancel"] as const) {
    await press(way)();
    await see("signIn:getCode")();
    expect(title()).toBe(wordsOf("signIn:titles.register"));
    expect(document.querySelector<HTMLInputElement>("main [name=email]")?.value).toBe(email);
    agree();
    await press("signIn:getCode")();
    await see("signIn:resendIn")();
  }
});

it("sends the code by the first channel that the API names and again by another one", async () => {
  const { ByPhone } = composeStories(signIn);
  const asked: unknown[] = [];
  const code = (sender: CodeChannel | undefined) => {
    asked.push(sender);
    return sampleCode("+79161234567", { code_sender: sender ?? "sms", resend_after: 1 });
  };
  const answers = (samples: SampleSet) => [
    siteTokens(samples, { phone_code_channels: ["telegram", "whatsapp", "sms"] }),
    answer(registerWithoutPasswordCall, ({ body }) => code(body.code_sender)),
    answer(sendAuthCodeCall, ({ body }) => code(body.code_sender)),
  ];
  await show(Object.assign(() => <ByPhone answers={answers} />, { play: see("signIn:getCode") }));
  await expect.poll(() => wasMade(siteTokensCall)).toBe(true);
  await write("phone", "+79161234567")();
  agree();
  await press("signIn:getCode")();
  await see("signIn:channel.label")();
  const ways = page.getByRole("group", { name: wordsOf("signIn:channel.label") });
  const words = ways
    .getByRole("button")
    .elements()
    .map((one) => one.textContent);
  expect(words).toEqual([wordsOf("signIn:channel.whatsapp"), wordsOf("signIn:channel.sms")]);
  await press("signIn:channel.whatsapp")();
  await see("signIn:sentBy.whatsapp")();
  expect(asked).toEqual(["telegram", "whatsapp"]);
});

it.each([
  ["Register", { email: "username webauthn" }],
  ["ByPhone", { phone: "tel webauthn" }],
  ["RegisterWithPassword", { password: "new-password", confirm_password: "new-password" }],
  ["Code", { code: "one-time-code" }],
  ["Password", { login: "username webauthn", password: "current-password" }],
] as const)("tells password managers the fields of %s", async (story, fields) => {
  await show(composeStories(signIn)[story]);
  const told = Object.keys(fields).map((name) => [
    name,
    document.querySelector(`main [name=${name}]`)?.getAttribute("autocomplete"),
  ]);
  expect(Object.fromEntries(told)).toEqual(fields);
});

it("leads to where a sign-in link points: an organizer's to the desk", async () => {
  const { Looking } = composeStories(links);
  const answers = (samples: SampleSet) => [
    answer(signInLinkCall, { login: "m********@example.org" }),
    answer(accessTokenByOneTimeTokenCall, {
      token: "token",
      expires_in: 900,
      profile: sampleProfile(samples),
    }),
  ];
  await show(
    Object.assign(() => <Looking answers={answers} />, { play: see("signIn:pages.goOn") }),
  );
  const { left, stay } = withoutLeaving();
  try {
    await press("signIn:pages.goOn")();
    expect(new URL(await left).pathname).toMatch(/\/organizer$/);
  } finally {
    stay();
  }
});

it("opens the sign-in window over a page when its session has ended", async () => {
  const { ByNumberOfSomebodyElse } = composeStories(trips);
  const answers = (samples: SampleSet) => [
    ...signedInAnswers(samples),
    answersInTurn(
      answer(refreshTokenCall, { token: "token", expires_in: 900 }),
      refuse(refreshTokenCall, "unauthorized"),
    ),
    refuse(bookingCall, "unauthorized"),
    refuse(travellersCall, "unauthorized"),
  ];
  await show(
    Object.assign(() => <ByNumberOfSomebodyElse answers={answers} />, {
      play: see("signIn:titles.register"),
    }),
  );
  expect(document.querySelectorAll("dialog[open]")).toHaveLength(1);
});

it("shows a menu item while the profile is incomplete", async () => {
  const { Default } = composeStories(settings);
  const open = pressOn("header button:has([data-colour])");
  const line = () => document.querySelector("nav a[href$='/settings#profile']");
  const nameless = (samples: SampleSet) => settingsAnswers(samples, { last_name: "" });
  await show(Object.assign(() => <Default answers={nameless} />, { play: open }));
  await see("account:menu.complete")();
  expect(line()).not.toBeNull();
  await show(Object.assign(() => <Default />, { play: open }));
  await see("account:menu.signOut")();
  expect(line()).toBeNull();
});
