import { checkPromoCall, submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see, seeElement, seeText, write } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { fillContacts } from "../../../stories/harness/fill-contacts.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";
import { tourAnswers, tourPath } from "../../../stories/samples/discovery/tour.ts";

const ten = answer(checkPromoCall, { code: "SUMMER10", terms: { percent: 10, amount: null } });
const over = { validation: { promo: ["This promo code no longer works"] } };
const open = acts(
  press("tour:book"),
  seeElement("dialog[open]"),
  press("request:order.promo.open"),
);
const apply = acts(open, write("promo", "summer10"), press("request:order.promo.apply"));
const answering = (...beside: readonly FakeAnswer[]) => ({
  answers: (samples: SampleSet) => [...tourAnswers(samples), ...beside],
});

const meta = {
  title: "Sales/Order with a promo code",
  component: StorefrontPage,
  args: { path: tourPath, ...answering(ten) },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
  play: acts(apply, see("request:order.promo.remove")),
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code is a line among the sums. */
export const Applied: Story = {};

export const Field: Story = { play: open };

export const Empty: Story = {
  play: acts(open, press("request:order.promo.apply"), see("request:order.promo.empty")),
};

export const Checking: Story = { args: answering(never(checkPromoCall)), play: apply };

/** The field says why. */
export const Refused: Story = {
  args: answering(refuse(checkPromoCall, "validation", over)),
  play: acts(apply, seeText("no longer works")),
};

export const Outage: Story = {
  args: answering(outage(checkPromoCall)),
  play: acts(apply, see("request:problem.unreachable")),
};

/** The code has ended while the form was filled in: the form says so, shows the full price, and keeps all else. */
export const EndedMeanwhile: Story = {
  args: answering(ten, refuse(submitOrderCall, "validation", over)),
  play: acts(
    apply,
    see("request:order.promo.remove"),
    fillContacts,
    press("request:order.send"),
    seeText("no longer works"),
  ),
};

export const Removed: Story = {
  play: acts(apply, press("request:order.promo.remove"), see("request:order.promo.open")),
};

/** Came by a link with a code. */
export const FromLink: Story = {
  args: { path: `${tourPath}?promo=SUMMER10` },
  play: acts(press("tour:book"), see("request:order.promo.remove")),
};

export const German: Story = { args: { locale: "de" } };
