import { organizerMoneyCall, statementPdfCall } from "@tropa/api-contract/organizers/calls-money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see, seeElement } from "../../../stories/harness/acts.ts";
import { answer, never, outage } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { moneyAnswers } from "../../../stories/samples/organizers/organizer-money.ts";

const meta = {
  title: "Organizers/Money",
  component: StorefrontPage,
  args: {
    path: "/organizer/money?month=2027-03",
    isSignedIn: true,
    answers: (samples) => moneyAnswers(samples),
  },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: see("organizerMoney:payouts.title") };

export const German: Story = { args: { locale: "de" }, play: Default.play! };

export const Chinese: Story = { args: { locale: "zh" }, play: Default.play! };

export const NothingYet: Story = {
  args: {
    answers: (samples) => [
      ...moneyAnswers(samples),
      answer(organizerMoneyCall, {
        organizer_title: "",
        balances: [],
        in_runs: [],
        items: [],
        payouts: [],
      }),
    ],
  },
  play: see("organizerMoney:empty.title"),
};

export const Loading: Story = {
  args: { answers: (samples) => [...moneyAnswers(samples), never(organizerMoneyCall)] },
};

export const Outage: Story = {
  args: { answers: (samples) => [...moneyAnswers(samples), outage(organizerMoneyCall)] },
  play: see("request:problem.unreachable"),
};

export const StatementFails: Story = {
  args: { answers: (samples) => [...moneyAnswers(samples), outage(statementPdfCall)] },
  play: acts(press("organizerMoney:statement.pdf"), seeElement("[data-type=error]")),
};
