import * as calls from "@tropa/api-contract/staff/calls-promo";
import { staffDeskCall } from "@tropa/api-contract/staff/calls-desk";
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
import type { SampleSet } from "../../../stories/samples/sample-set.ts";
import { promoAnswers, storefrontsOf } from "../../../stories/samples/staff/promo.ts";

const withPromo =
  (...more: ((samples: SampleSet) => FakeAnswer)[]) =>
  (samples: SampleSet) => [...promoAnswers(samples), ...more.map((one) => one(samples))];

const meta = {
  title: "Staff/Promo codes",
  component: StorefrontPage,
  args: { path: "/staff/payments?view=promo", isSignedIn: true, answers: withPromo() },
  parameters: { layout: "fullscreen", controls: { disable: true }, part: "main" },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { play: see("staffPromo:usedUp") };
export const ListInGerman: Story = { args: { locale: "de" }, play: List.play! };
export const ListInChinese: Story = { args: { locale: "zh" }, play: List.play! };
/** Nothing to make or to end for those who only look. */
export const LookOnly: Story = {
  args: {
    path: "/staff/payments?view=promo",
    answers: withPromo(() =>
      answer(staffDeskCall, {
        parts: [{ part: "payments", level: "look", waiting: 0, late: 0 }],
      }),
    ),
  },
  play: acts(see("staffPromo:usedUp"), async () => {
    if (document.querySelector("main [href*='new=1']")) throw new Error("a link to the form");
  }),
};
export const Empty: Story = {
  args: {
    answers: withPromo((samples) =>
      answer(calls.promoCodesCall, {
        items: [],
        next: null,
        storefronts: storefrontsOf(samples),
      }),
    ),
  },
  play: see("staffPromo:empty"),
};
export const Loading: Story = {
  args: { answers: withPromo(() => never(calls.promoCodesCall)) },
  play: seeElement("main [aria-busy=true]"),
};
export const Outage: Story = {
  args: { answers: withPromo(() => outage(calls.promoCodesCall)) },
  play: see("request:problem.unreachable"),
};
export const History: Story = {
  play: acts(press("staffPromo:historyOf"), see("staffDesk:calls.createPromoCodes")),
};
export const End: Story = {
  args: { answers: withPromo(() => answer(calls.endPromoCodeCall, { success: true })) },
  play: acts(
    press("staffPromo:endOf"),
    write("reason", "Sold out"),
    press("staffPromo:end"),
    call(calls.endPromoCodeCall),
  ),
};

const form = "/staff/payments?view=promo&new=1";
export const Form: Story = { args: { path: form }, play: see("staffPromo:form.keep") };
export const FormInGerman: Story = { args: { path: form, locale: "de" }, play: Form.play! };
export const FormInChinese: Story = { args: { path: form, locale: "zh" }, play: Form.play! };
export const Incomplete: Story = {
  args: { path: form },
  play: acts(
    press("staffPromo:form.submit"),
    seeElement("[name=campaign][aria-invalid=true]"),
    seeElement("[name=terms][aria-invalid=true]"),
    seeElement("[name=reason][aria-invalid=true]"),
  ),
};
const filled = acts(
  write("code", "summer10"),
  write("campaign", "Summer"),
  write("terms", "10"),
  write("reason", "Sale"),
);
export const Preview: Story = { args: { path: form }, play: acts(filled, seeText("40")) };
export const Taken: Story = {
  args: {
    path: form,
    answers: withPromo(() =>
      refuse(calls.createPromoCodesCall, "validation", { validation: { code: ["Taken"] } }),
    ),
  },
  play: acts(filled, press("staffPromo:form.submit"), seeElement("[name=code][aria-invalid=true]")),
};
export const Made: Story = {
  args: {
    path: form,
    answers: withPromo(() =>
      answer(calls.createPromoCodesCall, ({ body }) => {
        if (body.code !== "SUMMER10" || body.terms.percent !== 10) throw new Error("another");
        return { codes: ["SUMMER10"] };
      }),
    ),
  },
  play: acts(filled, press("staffPromo:form.submit"), see("staffPromo:made.csv")),
};
export const ManyMade: Story = {
  args: {
    path: form,
    answers: withPromo(() =>
      answer(calls.createPromoCodesCall, {
        codes: Array.from({ length: 60 }, (_, index) => `SUMMER10-${1000 + index}`),
      }),
    ),
  },
  play: acts(
    filled,
    write("count", "60"),
    press("staffPromo:form.submit"),
    see("staffPromo:made.again"),
  ),
};
