import * as commission from "@tropa/api-contract/staff/calls-commission";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  acts,
  choose,
  press,
  see,
  seeElement,
  seeText,
  select,
  write,
} from "../../../stories/harness/acts.ts";
import { answer, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";
import { staffMoneyAnswers } from "../../../stories/samples/staff/money.ts";

const withMoney =
  (...more: (() => FakeAnswer)[]) =>
  (samples: SampleSet) => [...staffMoneyAnswers(samples), ...more.map((one) => one())];

const terms = "/staff/payments?view=commissions";
const meta = {
  title: "Staff/Commissions",
  component: StorefrontPage,
  args: { path: terms, isSignedIn: true, answers: withMoney() },
  parameters: { layout: "fullscreen", controls: { disable: true }, part: "main" },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Commissions: Story = { play: see("staffMoney:terms.ahead") };
export const CommissionsInGerman: Story = {
  args: { locale: "de" },
  play: Commissions.play!,
};
export const CommissionsInChinese: Story = {
  args: { locale: "zh" },
  play: Commissions.play!,
};
export const CommissionsEmpty: Story = {
  args: {
    answers: withMoney(() => answer(commission.commissionTermsCall, { items: [], next: null })),
  },
  play: see("staffMoney:terms.empty"),
};
export const CommissionsOutage: Story = {
  args: { answers: withMoney(() => outage(commission.commissionTermsCall)) },
  play: see("request:problem.unreachable"),
};
export const CommissionIncomplete: Story = {
  play: acts(
    press("staffMoney:terms.preview"),
    seeElement("[name=percent][aria-invalid=true]"),
    seeElement("[name=reason][aria-invalid=true]"),
  ),
};
const rest = (startsOn: string) =>
  acts(
    write("percent", "12,5"),
    write("starts_on", startsOn),
    write("reason", "Contract"),
    press("staffMoney:terms.preview"),
  );
const filled = acts(choose("12"), rest("2027-04-01"));
export const CommissionPreview: Story = {
  play: acts(filled, see("staffMoney:terms.keep")),
};
/** A sum per seat is no percentage. */
export const CommissionAfterSum: Story = {
  args: {
    answers: withMoney(() =>
      answer(commission.commissionPreviewCall, {
        title: "Elbrus",
        departs_on: "2027-05-01",
        before: { quantity: 260_000, currency: "RUB" },
        next: null,
        exceptions: 0,
      }),
    ),
  },
  play: acts(
    select("scope", "date"),
    choose("Elbrus"),
    select("subject", "12"),
    rest("2027-04-01"),
    seeText("600"),
  ),
};
export const CommissionFromPast: Story = {
  play: acts(choose("12"), rest("2020-03-01"), see("staffMoney:terms.fromTomorrow")),
};
export const CommissionOfNobody: Story = {
  args: {
    answers: withMoney(() => refuse(commission.commissionPreviewCall, "not_found")),
  },
  play: acts(filled, see("staffMoney:terms.unknown")),
};
export const CommissionSet: Story = {
  args: {
    answers: withMoney(() =>
      answer(commission.setCommissionCall, ({ body }) => {
        if (body.percent !== 12.5 || body.starts_on !== "2027-04-01") throw new Error("another");
        return { success: true as const };
      }),
    ),
  },
  play: acts(filled, press("staffMoney:terms.submit"), see("staffMoney:terms.done")),
};
