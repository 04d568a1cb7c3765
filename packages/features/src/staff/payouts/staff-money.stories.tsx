import * as payables from "@tropa/api-contract/staff/calls-payables";
import * as payouts from "@tropa/api-contract/staff/calls-payouts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  acts,
  call,
  press,
  pressOn,
  see,
  seeElement,
  write,
} from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";
import {
  ownAct,
  ownId,
  sampleLimit,
  samplePayables,
  sampleRun,
  sentRun,
  staffMoneyAnswers,
} from "../../../stories/samples/staff/money.ts";

const withMoney =
  (...more: ((samples: SampleSet) => FakeAnswer)[]) =>
  (samples: SampleSet) => [...staffMoneyAnswers(samples), ...more.map((one) => one(samples))];

const meta = {
  title: "Staff/Money",
  component: StorefrontPage,
  args: { path: "/staff/payments?view=payables", isSignedIn: true, answers: withMoney() },
  parameters: { layout: "fullscreen", controls: { disable: true }, part: "main" },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Payables: Story = { play: see("staffMoney:payables.obstacles.missing") };
export const PayablesInGerman: Story = { args: { locale: "de" }, play: Payables.play! };
export const PayablesInChinese: Story = { args: { locale: "zh" }, play: Payables.play! };
export const PayablesBookings: Story = {
  play: acts(press("staffMoney:payables.whyOf"), see("staffMoney:payables.isCancelled")),
};
/** What lies in runs is named with their numbers. */
export const PayablesInRuns: Story = {
  args: {
    answers: withMoney((samples) => {
      const { items, ...page } = samplePayables(samples);
      return answer(payables.payablesCall, {
        ...page,
        items: items.map((item) => ({ ...item, in_runs: 71_200, runs: [1001, 1002] })),
      });
    }),
  },
  play: acts(seeElement('main a[href*="run=1001"]'), seeElement('main a[href*="run=1002"]')),
};
export const PayablesEmpty: Story = {
  args: {
    answers: withMoney(() => answer(payables.payablesCall, { items: [], next: null, totals: [] })),
  },
  play: see("staffMoney:payables.empty"),
};
export const PayablesLoading: Story = {
  args: { answers: withMoney(() => never(payables.payablesCall)) },
  play: seeElement("main [aria-busy=true]"),
};
export const PayablesOutage: Story = {
  args: { answers: withMoney(() => outage(payables.payablesCall)) },
  play: see("request:problem.unreachable"),
};

const chosen = acts(pressOn("main input[type=checkbox]:not(:disabled)"), seeElement("[name=note]"));
export const Chosen: Story = { play: chosen };
/** A run says what it is for. */
export const ChosenWithoutNote: Story = {
  play: acts(chosen, press("staffMoney:run.make"), seeElement("[name=note][aria-invalid=true]")),
};
export const LessDue: Story = {
  args: { answers: withMoney(() => refuse(payouts.createPayoutRunCall, "conflict")) },
  play: acts(
    chosen,
    write("note", "June"),
    press("staffMoney:run.make"),
    see("staffMoney:run.lessDue"),
  ),
};
export const Made: Story = {
  args: {
    answers: withMoney(() =>
      answer(payouts.createPayoutRunCall, ({ body }) => {
        if (body.lines[0]?.amount !== 1_254_050) throw new Error("another sum");
        return { id: 1001 };
      }),
    ),
  },
  play: acts(
    chosen,
    write("note", "June"),
    press("staffMoney:run.make"),
    see("staffMoney:run.needsSecond"),
  ),
};

const runs = "/staff/payments?view=runs";
const run = `${runs}&run=1001`;
export const Runs: Story = { args: { path: runs }, play: see("staffMoney:limit.title") };
export const RunsInGerman: Story = { args: { path: runs, locale: "de" }, play: Runs.play! };
export const RunsInChinese: Story = { args: { path: runs, locale: "zh" }, play: Runs.play! };
export const NoRuns: Story = {
  args: {
    path: runs,
    answers: withMoney(() => answer(payouts.payoutRunsCall, { items: [], next: null, limits: [] })),
  },
  play: see("staffMoney:run.empty"),
};
export const RunsOutage: Story = {
  args: { path: runs, answers: withMoney(() => outage(payouts.payoutRunsCall)) },
  play: see("request:problem.unreachable"),
};
export const Limit: Story = {
  args: {
    path: runs,
    answers: withMoney(() => answer(payouts.setPayoutLimitCall, { success: true })),
  },
  play: acts(
    write("limit", "2000"),
    press("staffMoney:limit.set"),
    write("reason", "Audit"),
    press("staffMoney:limit.set"),
    call(payouts.setPayoutLimitCall),
  ),
};

const withLimit = (author: number) =>
  withMoney(
    (samples) =>
      answer(payouts.payoutRunsCall, {
        items: [],
        next: null,
        limits: [sampleLimit(samples, author)],
      }),
    () => answer(payouts.approvePayoutLimitCall, { success: true }),
  );
export const LimitToApprove: Story = {
  args: { path: runs, answers: withLimit(ownId + 1) },
  play: acts(
    press("staffMoney:limit.approveOf"),
    write("reason", "Agreed"),
    press("staffMoney:limit.approve"),
    call(payouts.approvePayoutLimitCall),
  ),
};
export const OwnLimit: Story = {
  args: { path: runs, answers: withLimit(ownId) },
  play: acts(see("staffMoney:limit.own"), seeElement("main button:disabled[aria-describedby]")),
};

export const Draft: Story = { args: { path: run }, play: see("staffMoney:run.needsSecond") };
export const DraftInGerman: Story = { args: { path: run, locale: "de" }, play: Draft.play! };
export const DraftInChinese: Story = { args: { path: run, locale: "zh" }, play: Draft.play! };
export const GoneRun: Story = {
  args: { path: run, answers: withMoney(() => refuse(payouts.payoutRunCall, "not_found")) },
  play: see("staffMoney:run.gone"),
};
/** Bank details that have changed hold the run. */
export const DetailsChanged: Story = {
  args: {
    path: run,
    answers: withMoney((samples) =>
      answer(payouts.payoutRunCall, {
        ...sampleRun(samples),
        lines: sampleRun(samples).lines.map((line) => ({
          ...line,
          problem: "details_changed" as const,
        })),
      }),
    ),
  },
  play: acts(see("staffMoney:line.problems.details_changed"), see("staffMoney:run.hasProblem")),
};
/** Its author waits for a colleague. */
export const OwnDraft: Story = {
  args: {
    path: run,
    answers: withMoney((samples) =>
      answer(payouts.payoutRunCall, sampleRun(samples, { created: ownAct(samples) })),
    ),
  },
  play: acts(see("staffMoney:run.own"), seeElement("main button:disabled[aria-describedby]")),
};
export const Approve: Story = {
  args: {
    path: run,
    answers: withMoney(() => answer(payouts.approvePayoutRunCall, { success: true })),
  },
  play: acts(
    press("staffMoney:run.approve"),
    write("reason", "Compared"),
    press("staffMoney:run.approve"),
    call(payouts.approvePayoutRunCall),
  ),
};
/** An act has a reason. */
export const ApproveWithoutReason: Story = {
  args: { path: run },
  play: acts(
    press("staffMoney:run.approve"),
    press("staffMoney:run.approve"),
    seeElement("dialog [name=reason][aria-invalid=true]"),
  ),
};
export const Sent: Story = {
  args: {
    path: run,
    answers: withMoney((samples) => answer(payouts.payoutRunCall, sentRun(samples))),
  },
  play: see("staffMoney:run.paidOn"),
};
