import { emailConfirmationRequestCall } from "@tropa/api-contract/people/calls-profile";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { press, see } from "../../../stories/harness/acts.ts";
import { answer, outage } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { sampleCode, signedInAnswers } from "../../../stories/samples/people/person.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";

const unconfirmed = (samples: SampleSet) => signedInAnswers(samples, { is_email_confirmed: false });

const meta = {
  title: "People/Confirm an e-mail",
  component: StorefrontPage,
  args: { path: "/email-confirm", isSignedIn: true, answers: unconfirmed },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { play: see("settings:sendCode") };

export const CodeSent: Story = {
  args: {
    answers: (samples) => [
      ...unconfirmed(samples),
      answer(emailConfirmationRequestCall, sampleCode("maria.lindqvist@example.org")),
    ],
  },
  play: press("settings:sendCode"),
};

export const NotSent: Story = {
  args: { answers: (samples) => [...unconfirmed(samples), outage(emailConfirmationRequestCall)] },
  play: press("settings:sendCode"),
};

export const Confirmed: Story = {
  args: { answers: signedInAnswers },
  play: see("settings:emailConfirm.done"),
};

export const NoEmail: Story = {
  args: { answers: (samples) => signedInAnswers(samples, { email: null }) },
  play: see("settings:emailConfirm.none"),
};

export const German: Story = { args: { locale: "de" }, play: Asked.play! };
