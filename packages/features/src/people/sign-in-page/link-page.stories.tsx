import {
  accessTokenByOneTimeTokenCall,
  signInLinkCall,
} from "@tropa/api-contract/people/calls-accounts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";

const meta = {
  title: "People/Sign in by a link",
  component: StorefrontPage,
  args: {
    path: "/login-via-token?token=secret&to=/organizer",
    answers: (_samples) => [never(signInLinkCall)],
  },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = answer(signInLinkCall, { login: "m********@example.org" });

export const Looking: Story = { play: see("signIn:pages.linkBusy") };

export const Asking: Story = { args: { answers: () => [asked] }, play: see("signIn:pages.goOn") };

export const Opening: Story = {
  args: { answers: () => [asked, never(accessTokenByOneTimeTokenCall)] },
  play: acts(press("signIn:pages.goOn"), see("signIn:pages.linkBusy")),
};

/** Used already, or too old. */
export const Gone: Story = {
  args: { answers: () => [refuse(signInLinkCall, "gone")] },
  play: see("signIn:pages.linkGoneText"),
};

/** Used in another window between the question and the press. */
export const GoneMeanwhile: Story = {
  args: { answers: () => [asked, refuse(accessTokenByOneTimeTokenCall, "gone")] },
  play: acts(press("signIn:pages.goOn"), see("signIn:pages.linkGoneText")),
};

export const Outage: Story = {
  args: { answers: () => [outage(signInLinkCall)] },
  play: see("signIn:signIn"),
};

export const AskingInGerman: Story = { args: { ...Asking.args, locale: "de" }, play: Asking.play! };

export const AskingInChinese: Story = {
  args: { ...Asking.args, locale: "zh" },
  play: Asking.play!,
};

export const German: Story = { args: { ...Gone.args, locale: "de" }, play: Gone.play! };
