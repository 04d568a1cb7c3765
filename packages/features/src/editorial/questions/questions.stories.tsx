import { tourQuestionCall } from "@tropa/api-contract/discovery/calls-tours";
import { markTourQuestionCall } from "@tropa/api-contract/editorial/calls-questions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, seeElement } from "../../../stories/harness/acts.ts";
import { answer, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { sampleQuestion } from "../../../stories/samples/discovery/question.ts";

const meta = {
  title: "Editorial/Question",
  component: StorefrontPage,
  args: {
    path: "/tour-question/1/7",
    answers: (samples) => [answer(tourQuestionCall, sampleQuestion(samples))],
  },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {};

/** By support, in another language than the page's, and of no use to anybody yet. */
export const BySupport: Story = {
  args: {
    locale: "de",
    answers: (samples) => [
      answer(
        tourQuestionCall,
        sampleQuestion(samples, { answered_by: "support", helpful_count: 0, locale: "en" }),
      ),
    ],
  },
};

export const Chinese: Story = { args: { locale: "zh" } };

export const Marked: Story = {
  args: {
    answers: (samples) => [
      answer(tourQuestionCall, sampleQuestion(samples)),
      answer(markTourQuestionCall, { helpful_count: 4 }),
    ],
  },
  // The button has gone: the count in its place has the focus that it had.
  play: acts(press("questions:mark.yes"), seeElement('[role="status"]:focus')),
};

export const MarkFailed: Story = {
  args: {
    answers: (samples) => [
      answer(tourQuestionCall, sampleQuestion(samples)),
      outage(markTourQuestionCall),
    ],
  },
  play: press("questions:mark.yes"),
};

export const Missing: Story = { args: { answers: () => [refuse(tourQuestionCall, "not_found")] } };

export const Outage: Story = { args: { answers: () => [outage(tourQuestionCall)] } };
