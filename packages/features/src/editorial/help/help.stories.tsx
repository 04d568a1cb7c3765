import {
  helpArticleCall,
  helpCenterCall,
  helpSearchCall,
  markHelpArticleCall,
} from "@tropa/api-contract/editorial/calls-content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see, seeElement, write } from "../../../stories/harness/acts.ts";
import { answer, answersInTurn, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  sampleHelpArticle,
  sampleHelpCenter,
  sampleHelpFound,
} from "../../../stories/samples/editorial/help-center.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";

const answers = (samples: SampleSet): FakeAnswer[] => [
  answer(helpCenterCall, sampleHelpCenter(samples)),
  answer(helpSearchCall, sampleHelpFound(samples)),
  answer(helpArticleCall, sampleHelpArticle(samples)),
  answer(markHelpArticleCall, { success: true }),
];
const answerPath = "/help-center/question-1-1";

const meta = {
  title: "Editorial/Help center",
  component: StorefrontPage,
  args: { path: "/help-center", answers },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Questions: Story = {};

export const Found: Story = { args: { path: "/help-center?q=refund" } };

export const NothingFound: Story = {
  args: {
    path: "/help-center?q=zebra",
    answers: (samples) => [...answers(samples), answer(helpSearchCall, { items: [] })],
  },
};

/** An outage is not "nothing found": it says so and can be tried again, and all questions stay. */
export const SearchFailed: Story = {
  args: { answers: (samples) => [...answers(samples), outage(helpSearchCall)] },
  play: acts(
    write("q", "refund"),
    see("help:searchFailed"),
    seeElement("[role=alert] button"),
    seeElement("#section-section-1"),
  ),
};

/** What the second try finds takes the focus of the button that asked for it. */
export const SearchTriedAgain: Story = {
  args: {
    answers: (samples) => [
      ...answers(samples),
      // A call that finds nobody is made once more by itself.
      answersInTurn(
        outage(helpSearchCall),
        outage(helpSearchCall),
        answer(helpSearchCall, sampleHelpFound(samples)),
      ),
    ],
  },
  play: acts(
    write("q", "refund"),
    press("kit:tryAgain"),
    seeElement("main ul a[href*='/help-center/']"),
    seeElement("form [role=status]:focus"),
  ),
};

export const Outage: Story = { args: { answers: () => [outage(helpCenterCall)] } };

export const German: Story = { args: { locale: "de" } };

export const Answer: Story = { args: { path: answerPath } };

export const AnswerHelped: Story = {
  args: { path: answerPath },
  // What is said in the buttons' place has the focus that they had.
  play: acts(press("help:mark.yes"), seeElement("#help-mark:focus")),
};

export const AnswerNotHelped: Story = {
  args: { path: answerPath, locale: "zh" },
  play: press("help:mark.no"),
};

/** Both buttons stay, and the focus on the one that was pressed. */
export const AnswerNotSent: Story = {
  args: {
    path: answerPath,
    answers: (samples) => [...answers(samples), outage(markHelpArticleCall)],
  },
  play: acts(press("help:mark.yes"), see("help:mark.failed"), seeElement("fieldset button:focus")),
};

export const AnswerMissing: Story = {
  args: { path: answerPath, answers: () => [refuse(helpArticleCall, "not_found")] },
};

export const AnswerOutage: Story = {
  args: { path: answerPath, answers: () => [outage(helpArticleCall)] },
};
