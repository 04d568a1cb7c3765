import { arrivalCall } from "@tropa/api-contract/sales/calls-arrival";
import { tourWeatherCall } from "@tropa/api-contract/discovery/calls-weather";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { see } from "../../../stories/harness/acts.ts";
import { answer, outage } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { arrivalAnswers, sampleArrival } from "../../../stories/samples/sales/arrival.ts";
import { bookingUuid } from "../../../stories/samples/sales/booking.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";
import { sampleWeather } from "../../../stories/samples/discovery/weather.ts";
import { tourAnswers } from "../../../stories/samples/discovery/tour.ts";

const whole = (samples: SampleSet) => [
  ...arrivalAnswers(sampleArrival(samples)),
  ...tourAnswers(samples),
];

const meta = {
  title: "Sales/Arrival",
  component: StorefrontPage,
  args: { path: `/arrival/${bookingUuid}`, answers: whole },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: see("arrival:meet.emergency") };

export const German: Story = { args: { locale: "de" }, play: see("arrival:qr.title") };

export const Chinese: Story = { args: { locale: "zh" }, play: see("arrival:qr.title") };

/** The party is there with the ages of its children, as on the booking's page. */
export const WithChild: Story = {
  args: {
    answers(samples) {
      const arrival = sampleArrival(samples);
      const party = { adults: 1, children: 1, children_ages: [7] };
      return arrivalAnswers({ ...arrival, booking: { ...arrival.booking, ...party } });
    },
  },
  play: see("party:age", { count: 7 }),
};

/** Nothing of how one meets is told before money has come. */
export const Unpaid: Story = {
  args: {
    answers: (samples) => [
      ...arrivalAnswers(sampleArrival(samples, {}, bookingStatuses.pendingPrepayment)),
      answer(tourWeatherCall, sampleWeather(samples)),
    ],
  },
  play: see("arrival:meet.unpaid"),
};

/** The organizer has said nothing, and the tour's page is gone. */
export const Bare: Story = {
  args: {
    answers: (samples) => [
      ...arrivalAnswers(sampleArrival(samples, { meeting: null, tickets: {}, travellers: [] })),
      answer(tourWeatherCall, sampleWeather(samples)),
    ],
  },
  play: see("arrival:meet.notYet"),
};

export const Outage: Story = { args: { answers: () => [outage(arrivalCall)] } };
