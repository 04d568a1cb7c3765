import { completionCall, homeCall } from "@tropa/api-contract/discovery/calls-home";
import type { Suggestion } from "@tropa/api-contract/discovery/calls-home";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { answer, outage } from "../../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../../stories/harness/storefront-page.tsx";
import { homeAnswers } from "../../../../stories/samples/discovery/home.ts";
import type { SampleSet } from "../../../../stories/samples/sample-set.ts";
import { tourSlug } from "../../../../stories/samples/discovery/tour-card.ts";

const answers = (samples: SampleSet): FakeAnswer[] => [
  ...homeAnswers(samples),
  answer(completionCall, { items: [] }),
];

const meta = {
  title: "Discovery/Find",
  component: StorefrontPage,
  args: { path: "/find?phrase=qwertz", answers },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The phrase names nothing. */
export const Default: Story = {};

/** The phrase names nothing, but is like a tour. */
export const Maybe: Story = {
  args: {
    path: "/find?phrase=altau",
    answers: (samples) => {
      const meant: Suggestion = {
        type: "tour",
        id: 1,
        name: samples.texts.tours[0],
        hint: null,
        slug: tourSlug(1),
        tours_count: 1,
        highlights: [],
      };
      return [...answers(samples), answer(completionCall, { items: [meant] })];
    },
  },
};

/** As long as a phrase may be, without a place to break it. */
export const LongPhrase: Story = {
  args: { path: `/find?phrase=${"Gebirgswanderung".repeat(6)}`, locale: "de" },
};

export const Chinese: Story = { args: { path: "/find?phrase=阿尔泰山", locale: "zh" } };

export const Outage: Story = {
  args: { answers: (samples) => [...answers(samples), outage(completionCall), outage(homeCall)] },
};
