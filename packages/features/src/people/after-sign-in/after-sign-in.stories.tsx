import { passkeysCall } from "@tropa/api-contract/people/calls-passkeys";
import { updateProfileCall } from "@tropa/api-contract/people/calls-profile";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see, seeElement, write } from "../../../stories/harness/acts.ts";
import { answer, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { settingsAnswers } from "../../../stories/samples/people/person.ts";

const nameless = { first_name: "", last_name: "", email: null, is_email_set: false } as const;

/** A page that asks the API for nothing, on which somebody has just signed in. */
const meta = {
  title: "People/After a sign-in",
  component: StorefrontPage,
  args: {
    path: "/compare",
    isSignedIn: true,
    kept: { "signed-in-by": "other" },
    answers: (samples) => settingsAnswers(samples, nameless),
  },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = see("account:missing.later");

export const Default: Story = { play: asked };

export const German: Story = { args: { locale: "de" }, play: asked };

export const OnlyTheEmail: Story = {
  args: {
    answers: (samples) => settingsAnswers(samples, { email: null, is_email_set: false }),
  },
  play: asked,
};

export const LeftEmpty: Story = {
  play: acts(asked, press("settings:save"), seeElement("dialog [aria-invalid=true]")),
};

export const Refused: Story = {
  args: {
    answers: (samples) => [
      ...settingsAnswers(samples, { last_name: "" }),
      refuse(updateProfileCall, "validation", { validation: { last_name: ["Only letters"] } }),
    ],
  },
  play: acts(
    asked,
    write("last_name", "Lindqvist"),
    press("settings:save"),
    seeElement("dialog [aria-invalid=true]"),
  ),
};

export const Outage: Story = {
  args: {
    answers: (samples) => [
      ...settingsAnswers(samples, { last_name: "" }),
      outage(updateProfileCall),
    ],
  },
  play: acts(
    asked,
    write("last_name", "Lindqvist"),
    press("settings:save"),
    seeElement("dialog [role=alert]"),
  ),
};

/** Whose device keeps none yet is offered one, where the device can. */
export const Complete: Story = {
  args: {
    answers: (samples) => [...settingsAnswers(samples), answer(passkeysCall, { items: [] })],
  },
};
