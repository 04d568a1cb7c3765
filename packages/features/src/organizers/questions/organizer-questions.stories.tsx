import {
  answerTourQuestionCall,
  organizerQuestionsCall,
} from "@tropa/api-contract/editorial/calls-questions";
import type { TourQuestion } from "@tropa/api-contract/editorial/calls-questions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see, seeElement, write } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { organizerAnswers } from "../../../stories/samples/organizers/organizer.ts";
import { sampleTourQuestion } from "../../../stories/samples/discovery/question.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";

const listed = (samples: SampleSet, items: TourQuestion[], after: number | null = null) => [
  ...organizerAnswers(samples),
  answer(organizerQuestionsCall, {
    items,
    next_after: after,
    counts: { waiting: 2, answered: 14 },
  }),
];
const answered = (samples: SampleSet): TourQuestion =>
  sampleTourQuestion(samples, 0, {
    answer: samples.texts.reply,
    answered_at: "2026-09-02T12:00:00Z",
    version: 1,
    helpful_count: 5,
  });
const waiting = (samples: SampleSet): FakeAnswer[] =>
  listed(
    samples,
    [sampleTourQuestion(samples, 0), sampleTourQuestion(samples, 1, { locale: "zh" })],
    2,
  );

const meta = {
  title: "Organizers/Questions",
  component: StorefrontPage,
  args: { path: "/organizer/questions", isSignedIn: true, answers: waiting },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const Answering: Story = { play: press("organizerQuestions:write") };

export const WaitingInGerman: Story = { args: { locale: "de" } };

export const Answered: Story = {
  args: {
    path: "/organizer/questions?part=answered",
    answers: (samples) => listed(samples, [answered(samples)]),
  },
};

export const Changing: Story = {
  args: Answered.args!,
  play: press("organizerQuestions:change"),
};

/** Somebody else was quicker: both answers stand there. */
export const Conflict: Story = {
  args: {
    answers: (samples) => [
      ...listed(samples, [sampleTourQuestion(samples, 0)]),
      refuse(answerTourQuestionCall, "conflict", { question: answered(samples) }),
    ],
  },
  play: acts(
    press("organizerQuestions:write"),
    write("answer", "Да, у печи есть сушилка."),
    press("organizerQuestions:send"),
    see("organizerQuestions:conflict"),
  ),
};

/** An answer of nothing is asked for again. */
export const Refused: Story = {
  args: { answers: (samples) => listed(samples, [sampleTourQuestion(samples, 0)]) },
  play: acts(
    press("organizerQuestions:write"),
    press("organizerQuestions:send"),
    seeElement("textarea[aria-invalid=true]"),
  ),
};

export const None: Story = { args: { answers: (samples) => listed(samples, []) } };

export const Loading: Story = {
  args: { answers: (samples) => [...organizerAnswers(samples), never(organizerQuestionsCall)] },
};

export const Outage: Story = {
  args: { answers: (samples) => [...organizerAnswers(samples), outage(organizerQuestionsCall)] },
};

export const WaitingInChinese: Story = {
  args: { ...Waiting.args, locale: "zh" },
  play: Waiting.play!,
};
