import * as calls from "@tropa/api-contract/staff/money/calls-disputes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  acts,
  press,
  pressOn,
  see,
  seeElement,
  seeText,
  write,
} from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  disputeAnswers,
  disputePage,
  evidenceOf,
  sampleDispute,
} from "../../../stories/samples/staff/disputes.ts";

const list = "/staff/payments?view=disputes";
const one = `${list}&dispute=71`;

const meta = {
  title: "Staff/Disputes",
  component: StorefrontPage,
  args: { path: list, isSignedIn: true, answers: (samples) => disputeAnswers(samples) },
  parameters: { layout: "fullscreen", controls: { disable: true }, part: "main" },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { play: see("staffDisputes:states.sent") };
export const ListInGerman: Story = { args: { locale: "de" }, play: List.play! };
export const ListInChinese: Story = { args: { locale: "zh" }, play: List.play! };
export const NoDisputes: Story = {
  args: {
    answers: (samples) => [
      ...disputeAnswers(samples),
      answer(calls.disputesCall, { ...disputePage(samples), items: [] }),
    ],
  },
  play: see("staffDisputes:empty"),
};
export const ListLoading: Story = {
  args: { answers: (samples) => [...disputeAnswers(samples), never(calls.disputesCall)] },
  play: seeElement("main [aria-busy=true]"),
};
export const ListOutage: Story = {
  args: { answers: (samples) => [...disputeAnswers(samples), outage(calls.disputesCall)] },
  play: see("request:problem.unreachable"),
};

export const Page: Story = { args: { path: one }, play: see("staffDisputes:evidence.none") };
export const PageInGerman: Story = { args: { path: one, locale: "de" }, play: Page.play! };
export const PageInChinese: Story = { args: { path: one, locale: "zh" }, play: Page.play! };
export const Gone: Story = {
  args: {
    path: one,
    answers: (samples) => [
      ...disputeAnswers(samples),
      refuse(calls.disputeCall, "not_found", { status: 404 }),
    ],
  },
  play: seeText("71"),
};
export const Taken: Story = {
  args: {
    path: one,
    answers: (samples) => [...disputeAnswers(samples), refuse(calls.assignDisputeCall, "conflict")],
  },
  play: acts(
    press("staffTasks:take"),
    write("reason", "I know them"),
    press("staffDisputes:assign"),
    see("staffDisputes:changed"),
  ),
};
const form = acts(press("staffDisputes:evidence.prepare"), seeElement("[name=evidence]"));
export const Form: Story = { args: { path: one }, play: form };
export const FormEmpty: Story = {
  args: { path: one },
  play: acts(
    form,
    press("staffDisputes:evidence.save"),
    seeElement("[name=evidence][aria-invalid=true]"),
    seeElement("[name=reason][aria-invalid=true]"),
  ),
};
export const Saved: Story = {
  args: {
    path: one,
    answers: (samples) => [
      ...disputeAnswers(samples),
      answer(calls.saveEvidenceCall, ({ body }) => {
        if (body.version !== 0 || body.papers.join() !== "voucher,terms")
          throw new Error("other papers");
        return sampleDispute(samples);
      }),
    ],
  },
  play: acts(
    form,
    write("evidence", "They took the trip"),
    pressOn("[name=voucher]"),
    pressOn("[name=terms]"),
    write("reason", "First draft"),
    press("staffDisputes:evidence.save"),
    see("staffDisputes:evidence.saved"),
  ),
};
/** A colleague has saved another version. */
export const SavedBefore: Story = {
  args: {
    path: one,
    answers: (samples) => [...disputeAnswers(samples), refuse(calls.saveEvidenceCall, "conflict")],
  },
  play: acts(
    form,
    write("evidence", "They took the trip"),
    write("reason", "First draft"),
    press("staffDisputes:evidence.save"),
    see("staffDisputes:evidence.conflict"),
  ),
};
export const Prepared: Story = {
  args: {
    path: one,
    answers: (samples) => disputeAnswers(samples, { evidence: evidenceOf(samples) }),
  },
  play: seeText("check-in-list.pdf"),
};
export const Sending: Story = {
  args: Prepared.args!,
  play: acts(press("staffDisputes:send.open"), see("staffDisputes:send.text")),
};
export const Won: Story = {
  args: {
    path: one,
    answers: (samples) =>
      disputeAnswers(samples, {
        evidence: evidenceOf(samples),
        state: "won",
        due_at: null,
        closed_at: "2026-06-14T10:00:00.000Z",
        is_withdrawn: false,
      }),
  },
  play: see("staffDisputes:money.free"),
};
