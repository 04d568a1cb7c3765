import { refreshTokenCall } from "@tropa/api-contract/people/calls-accounts";
import {
  ownAccountCall,
  proveOwnerCall,
  sendOwnerCodeCall,
} from "@tropa/api-contract/people/calls-own-account";
import { passkeysCall } from "@tropa/api-contract/people/calls-passkeys";
import {
  changeEmailCall,
  countriesCall,
  profileCall,
  updateProfileCall,
} from "@tropa/api-contract/people/calls-profile";
import { sessionsCall } from "@tropa/api-contract/people/calls-sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, pressOn, scrollTo, see, write } from "../../../../stories/harness/acts.ts";
import {
  answer,
  answersInTurn,
  never,
  outage,
  refuse,
} from "../../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../../stories/harness/storefront-page.tsx";
import { sampleCode, settingsAnswers } from "../../../../stories/samples/people/person.ts";

const meta = {
  title: "People/Settings",
  component: StorefrontPage,
  args: { path: "/settings", isSignedIn: true, answers: (samples) => settingsAnswers(samples) },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready = acts(
  scrollTo("#passkeys"),
  see("settings:passkeys.rename"),
  scrollTo("#devices"),
  see("settings:devices.current"),
  scrollTo("#preferences"),
  see("settings:preferences.timezone"),
  scrollTo("#end"),
  see("settings:end.begin"),
  see("settings:copy.get"),
);

export const Default: Story = { play: ready };

export const German: Story = { args: { locale: "de" }, play: ready };

export const Chinese: Story = { args: { locale: "zh" }, play: ready };

export const NewPerson: Story = {
  args: {
    answers: (samples) =>
      settingsAnswers(samples, {
        first_name: "",
        last_name: "",
        phone: null,
        is_phone_set: false,
        is_password_set: false,
        country: null,
        timezone: null,
      }),
  },
  play: see("settings:phone.none"),
};

export const Loading: Story = {
  args: { answers: (samples) => [...settingsAnswers(samples), never(profileCall)] },
};

export const Outage: Story = {
  args: { answers: () => [outage(refreshTokenCall)] },
  play: see("account:unreachable.title"),
};

export const PartsMissing: Story = {
  args: {
    answers: (samples) => [
      ...settingsAnswers(samples),
      outage(sessionsCall),
      outage(passkeysCall),
      outage(countriesCall),
      outage(ownAccountCall),
    ],
  },
  play: acts(
    scrollTo("#devices"),
    see("account:unreachable.retry"),
    scrollTo("#preferences"),
    see("settings:preferences.noCountries"),
    scrollTo("#end"),
  ),
};

export const Visitor: Story = {
  args: { isSignedIn: false, answers: () => [] },
  play: see("signIn:reasons.needed"),
};

export const SessionOver: Story = {
  args: { answers: () => [refuse(refreshTokenCall, "unauthorized")] },
  play: see("signIn:reasons.ended"),
};

export const NameRefused: Story = {
  args: {
    answers: (samples) => [
      ...settingsAnswers(samples),
      refuse(updateProfileCall, "validation", { validation: { last_name: ["Only letters"] } }),
    ],
  },
  play: acts(ready, press("settings:save"), see("settings:title")),
};

export const NewEmail: Story = {
  args: {
    answers: (samples) => [
      ...settingsAnswers(samples),
      answer(changeEmailCall, sampleCode("another@example.org")),
    ],
  },
  play: acts(
    ready,
    pressOn("#email button"),
    write("email", "another@example.org"),
    press("settings:sendCode"),
    see("signIn:code"),
  ),
};

/** The sign-in was long ago. */
export const NewEmailAsksWho: Story = {
  args: {
    answers: (samples) => [
      ...settingsAnswers(samples, { is_password_set: false }),
      answersInTurn(
        refuse(changeEmailCall, "confirm_owner"),
        answer(changeEmailCall, sampleCode("another@example.org")),
      ),
      answer(sendOwnerCodeCall, sampleCode("maria.lindqvist@example.org")),
      answer(proveOwnerCall, { success: true }),
    ],
  },
  parameters: { part: "dialog" },
  play: acts(
    ready,
    pressOn("#email button"),
    write("email", "another@example.org"),
    press("settings:sendCode"),
    see("settings:owner.why"),
  ),
};

export const GermanNewEmailAsksWho: Story = {
  ...NewEmailAsksWho,
  args: { ...NewEmailAsksWho.args, locale: "de" },
};

export const NewPassword: Story = {
  play: acts(ready, pressOn("#password button"), see("signIn:newPassword.again")),
};

export const Menu: Story = { play: acts(ready, pressOn("header button:has([data-colour])")) };
