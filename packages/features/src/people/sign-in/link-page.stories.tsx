import { accessTokenByOneTimeTokenCall } from "@tropa/api-contract/people/calls-accounts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { see } from "../../../stories/harness/acts.ts";
import { never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";

const meta = {
  title: "People/Sign in by a link",
  component: StorefrontPage,
  args: {
    path: "/login-via-token?token=secret&to=/organizer",
    answers: () => [never(accessTokenByOneTimeTokenCall)],
  },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = { play: see("signIn:pages.linkBusy") };

/** Used already, or too old. */
export const Gone: Story = {
  args: { answers: () => [refuse(accessTokenByOneTimeTokenCall, "gone")] },
  play: see("signIn:pages.linkGoneText"),
};

export const Outage: Story = {
  args: { answers: () => [outage(accessTokenByOneTimeTokenCall)] },
  play: see("signIn:signIn"),
};

export const German: Story = { args: { ...Gone.args, locale: "de" }, play: Gone.play! };
