import {
  organizerMoneyCall,
  recordPayoutCall,
  takePayoutBackCall,
} from "@tropa/api-contract/organizers/calls-money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  acts,
  call,
  press,
  see,
  seeElement,
  seeText,
  write,
} from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { moneyAnswers } from "../../../stories/samples/organizers/organizer-money.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";
import { deskAnswers } from "../../../stories/samples/staff/staff.ts";

/** What an organizer is due, and what was paid out before. */
const withMoney =
  (...more: FakeAnswer[]) =>
  (samples: SampleSet) => [...moneyAnswers(samples), ...deskAnswers(samples), ...more];

const meta = {
  title: "Staff/Pay-outs",
  component: StorefrontPage,
  args: {
    path: "/staff/payments?view=payouts&organizer=12",
    isSignedIn: true,
    answers: withMoney(),
  },
  parameters: { layout: "fullscreen", controls: { disable: true }, part: "main" },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: acts(seeElement("main h2"), seeElement("main button[aria-label*='118']")),
};
export const German: Story = { args: { locale: "de" }, play: Default.play! };
export const Chinese: Story = { args: { locale: "zh" }, play: Default.play! };

export const NobodyNamed: Story = {
  args: { path: "/staff/payments?view=payouts" },
  play: see("staffDesk:payouts.show"),
};

export const NothingYet: Story = {
  args: {
    answers: withMoney(
      answer(organizerMoneyCall, {
        organizer_title: "Anna Petrova",
        balances: [],
        in_runs: [],
        items: [],
        payouts: [],
      }),
    ),
  },
  play: see("staffDesk:payouts.none"),
};

/** What lies in a run is not due once more. */
export const InRun: Story = {
  args: {
    answers: withMoney(
      answer(organizerMoneyCall, {
        organizer_title: "Anna Petrova",
        balances: [
          {
            currency: "USD",
            expected: 0,
            due: 161_200,
            commission: 24_800,
            paid_out: 90_000,
            balance: 71_200,
          },
        ],
        in_runs: [{ run_id: 1001, currency: "USD", amount: 71_200 }],
        items: [],
        payouts: [],
      }),
    ),
  },
  play: acts(seeElement('main a[href*="run=1001"]'), seeText("$0")),
};

/** Money is written down for somebody who exists, and whose name is read. */
export const NobodyThere: Story = {
  args: { answers: withMoney(refuse(organizerMoneyCall, "not_found")) },
  play: see("staffDesk:organizers.nobody"),
};

export const Loading: Story = {
  args: { answers: withMoney(never(organizerMoneyCall)) },
  play: seeElement("main [aria-busy=true]"),
};

export const Outage: Story = {
  args: { answers: withMoney(outage(organizerMoneyCall)) },
  play: see("request:problem.unreachable"),
};

/** What lacks its sum, its day or its document is not written down. */
export const Incomplete: Story = {
  play: acts(press("staffDesk:payouts.record"), see("kit:validation.required")),
};

const filled = acts(
  write("amount", "1 250,50"),
  write("paid_on", "2026-03-02"),
  write("reference", "119"),
  press("staffDesk:payouts.record"),
);

export const Recorded: Story = {
  args: {
    answers: withMoney(
      answer(recordPayoutCall, ({ body }) => {
        const { organizer_id, amount, currency, paid_on, reference } = body;
        if (organizer_id !== 12 || amount !== 125_050) throw new Error("another pay-out");
        return { id: 4, amount, currency, paid_on, reference, is_of_run: false };
      }),
    ),
  },
  play: acts(filled, see("staffDesk:payouts.recorded")),
};

/** A document of the bank counts once. */
export const Twice: Story = {
  args: { answers: withMoney(refuse(recordPayoutCall, "conflict")) },
  play: acts(
    filled,
    see("staffDesk:payouts.twice"),
    seeElement("[name=reference][aria-invalid=true]"),
  ),
};

export const TakenBack: Story = {
  args: { answers: withMoney(answer(takePayoutBackCall, { success: true })) },
  play: acts(
    press("staffDesk:payouts.takeBackOf"),
    see("staffDesk:payouts.sure.title"),
    press("staffDesk:payouts.takeBack"),
    call(takePayoutBackCall),
  ),
};
