import { submitHelpRequestCall, submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { excursionDatesCall } from "@tropa/api-contract/discovery/calls-tours";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, call, press, see, seeElement } from "../../../stories/harness/acts.ts";
import {
  answer,
  answerByRequest,
  never,
  outage,
  refuse,
} from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { fillContacts } from "../../../stories/harness/fill-contacts.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { sampleHelpAnswer } from "../../../stories/samples/sales/help.ts";
import { sampleDate } from "../../../stories/samples/discovery/tour-card.ts";
import {
  sampleCruise,
  sampleTour,
  tourAnswers,
  tourPath,
} from "../../../stories/samples/discovery/tour.ts";

const open = acts(press("tour:book"), seeElement("dialog[open]"));
const send = acts(open, fillContacts, press("request:order.send"));

const meta = {
  title: "Sales/Order",
  component: StorefrontPage,
  args: { path: tourPath, answers: (samples) => tourAnswers(samples) },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
  play: open,
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const answering = (...beside: readonly FakeAnswer[]): Story["args"] => ({
  answers: (samples) => [...tourAnswers(samples), ...beside],
});

export const Default: Story = {};

/** Submitted empty: the missing fields are listed with links to them. */
export const Incomplete: Story = {
  play: acts(open, press("request:order.send"), see("request:problem.check")),
};

export const Sending: Story = { args: answering(never(submitOrderCall)), play: send };

/** Others were faster; there are other dates. */
export const NoSeats: Story = {
  args: answering(refuse(submitOrderCall, "no_seats")),
  play: acts(send, see("request:order.noSeats")),
};

/** Others were faster, and there is no other date. */
export const NoOtherDates: Story = {
  args: {
    answers: (samples) => [
      ...tourAnswers(
        samples,
        sampleTour(samples, { variants: [sampleDate(samples, 0, { seats_left: 1 })] }),
      ),
      refuse(submitOrderCall, "no_seats"),
    ],
  },
  play: acts(send, see("request:order.noOtherDates")),
};

export const DateGone: Story = {
  args: answering(refuse(submitOrderCall, "gone")),
  play: acts(send, see("request:order.gone")),
};

/** A cruise: the kind of cabin is chosen here, too. */
export const Cruise: Story = {
  args: { answers: (samples) => tourAnswers(samples, sampleCruise(samples)) },
};

/** An excursion says how many seats are free now, not when the page was made. */
export const Excursion: Story = {
  args: {
    answers: (samples) => {
      const date = sampleDate(samples, 0, { times: ["10:00"], seats_left: 9 });
      return [
        ...tourAnswers(samples, sampleTour(samples, { variants: [date] })),
        answer(excursionDatesCall, {
          data: [{ variant_id: date.id, date: date.start, times: [], seats_left: 3 }],
        }),
      ];
    },
  },
  play: acts(open, call(excursionDatesCall)),
};

export const NoCabins: Story = {
  args: {
    answers: (samples) => [
      ...tourAnswers(samples, sampleCruise(samples)),
      refuse(submitOrderCall, "no_cabins"),
    ],
  },
  play: acts(send, see("request:order.noCabins")),
};

/** The phone has to be confirmed by a code first. */
export const PhoneCode: Story = {
  args: answering(
    refuse(submitOrderCall, "confirm_phone", { reason: "seats", code_length: 6, resend_after: 60 }),
  ),
  play: acts(send, see("request:order.confirm.title")),
};

/** No code can be sent. */
export const PhoneCodeRefused: Story = {
  args: answering(
    refuse(submitOrderCall, "confirm_phone", {
      reason: "orders",
      send_error_reason: "No more codes can be sent to this number today",
    }),
  ),
  play: acts(send, see("request:order.confirm.otherwise")),
};

const now = { amount: 9_900_000, currency: "RUB" } as const;
const risen = refuse(submitOrderCall, "price_changed", {
  price: { seen: { amount: 6_650_000, currency: "RUB" }, now },
});

/** The price has risen while the form was filled in: both sums stand there, and nothing is booked yet. */
export const PriceChanged: Story = {
  args: answering(risen),
  play: acts(send, see("request:priceChanged.title")),
};

/** Who agrees orders for the new sum; the seats have gone by then. */
export const PriceAgreed: Story = {
  args: answering(
    answerByRequest(submitOrderCall, ({ body: { seen } }) =>
      seen?.amount === now.amount && seen.currency === now.currency
        ? refuse(submitOrderCall, "no_seats")
        : risen,
    ),
  ),
  play: acts(send, press("request:priceChanged.agree"), see("request:order.noSeats")),
};

export const TooMany: Story = {
  args: answering(
    refuse(submitOrderCall, "too_many_requests", {
      message: "Many orders have come from this address. Please try again in an hour.",
    }),
  ),
  play: send,
};

/** Errors of the server appear at their fields. */
export const FieldRefused: Story = {
  args: answering(
    refuse(submitOrderCall, "validation", {
      validation: { email: ["This address does not take letters"] },
    }),
  ),
  play: acts(send, seeElement("[aria-invalid=true]")),
};

export const Outage: Story = {
  args: answering(outage(submitOrderCall)),
  play: acts(send, see("request:problem.unreachable")),
};

const withoutDates: NonNullable<Story["args"]>["answers"] = (samples) =>
  tourAnswers(samples, sampleTour(samples, { variants: [] }));
const ask = press("tour:askDates");

/** Where there is no date to book one asks for some. */
export const Asking: Story = { args: { answers: withoutDates }, play: ask };

export const AskFailed: Story = {
  args: { answers: (samples) => [...withoutDates(samples), outage(submitHelpRequestCall)] },
  play: acts(ask, fillContacts, press("request:order.ask"), see("request:problem.unreachable")),
};

export const Asked: Story = {
  args: {
    answers: (samples) => [
      ...withoutDates(samples),
      answer(submitHelpRequestCall, sampleHelpAnswer),
    ],
  },
  play: acts(ask, fillContacts, press("request:order.ask"), see("request:success.title")),
};

export const German: Story = { args: { locale: "de" } };

export const GermanIncomplete: Story = {
  args: { locale: "de" },
  play: acts(open, press("request:order.send"), see("request:problem.check")),
};

export const Chinese: Story = { args: { locale: "zh" } };

/** In Chinese the family name comes first, and is needed. */
export const ChineseIncomplete: Story = {
  args: { locale: "zh" },
  play: acts(
    open,
    press("request:order.send"),
    seeElement(
      ":has([autocomplete='family-name'][aria-invalid='true']) + :has([autocomplete='given-name'])",
    ),
  ),
};
