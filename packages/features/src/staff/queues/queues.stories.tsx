import {
  answerTourQuestionCall,
  moderateTourQuestionCall,
  staffQuestionsCall,
} from "@tropa/api-contract/editorial/calls-questions";
import { hiddenReviewsCall } from "@tropa/api-contract/editorial/calls-reviews";
import { organizerApplicationsCall } from "@tropa/api-contract/organizers/calls-applications";
import {
  auditLogCall,
  auditLogCsvCall,
  failedLettersCall,
  frozenChatsCall,
  messagesToModerateCall,
  organizerContractsCall,
  paymentAlertsCall,
} from "@tropa/api-contract/staff/calls-desk";
import type { Endpoint } from "@tropa/api-contract/base/endpoint";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, call, press, see, seeElement, write } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import type { FakeAnswer } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { sampleTourQuestion } from "../../../stories/samples/discovery/question.ts";
import type { SampleSet } from "../../../stories/samples/sample-set.ts";
import { deskAnswers, publishedReviews } from "../../../stories/samples/staff/staff.ts";

const emptyPage = { items: [], total: 0, page: 1, pages: 0 };

const desk =
  (...more: FakeAnswer[]) =>
  (samples: SampleSet) => [...deskAnswers(samples), ...more];

/** A question that is held, and one that staff could answer. */
const withQuestions = (samples: SampleSet) => [
  ...deskAnswers(samples),
  answer(staffQuestionsCall, {
    ...emptyPage,
    items: [
      { ...sampleTourQuestion(samples, 0, { status: "held" }), note: null },
      { ...sampleTourQuestion(samples, 1), note: null },
    ],
    total: 2,
    pages: 1,
  }),
];

const meta = {
  title: "Staff/Queues",
  component: StorefrontPage,
  args: { path: "/staff/reviews?of=questions", isSignedIn: true, answers: withQuestions },
  parameters: { layout: "fullscreen", controls: { disable: true }, part: "main" },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const failed = see("request:problem.unreachable");
const waits = seeElement("main [aria-busy=true]");

const loading = (path: string, call: Endpoint): Story => ({
  args: { path, answers: desk(never(call)) },
  play: waits,
});
const missing = (path: string, call: Endpoint): Story => ({
  args: { path, answers: desk(outage(call)) },
  play: failed,
});

export const Questions: Story = { play: see("staffDesk:questions.publish") };
export const QuestionsInGerman: Story = { args: { locale: "de" }, play: Questions.play };
export const QuestionsInChinese: Story = { args: { locale: "zh" }, play: Questions.play };
export const NoQuestions: Story = {
  args: { answers: desk(answer(staffQuestionsCall, emptyPage)) },
  play: see("staffDesk:questions.empty"),
};
export const QuestionsLoading = loading("/staff/reviews?of=questions", staffQuestionsCall);
export const QuestionsOutage = missing("/staff/reviews?of=questions", staffQuestionsCall);
/** Somebody else has looked at it by now. */
export const QuestionNotTaken: Story = {
  args: {
    answers: (samples) => [
      ...withQuestions(samples),
      refuse(moderateTourQuestionCall, "not_found"),
    ],
  },
  play: acts(press("staffDesk:questions.publish"), see("staffDesk:failed")),
};

/** What was typed is there to be sent again. */
export const AnswerNotTaken: Story = {
  args: {
    answers: (samples) => [...withQuestions(samples), outage(answerTourQuestionCall)],
  },
  play: acts(
    write("answer", "Children from six."),
    press("staffDesk:questions.send"),
    see("staffDesk:failed"),
    press("staffDesk:questions.send"),
  ),
};

/** Readers see it, and staff may take it off. */
export const PublishedReviews: Story = {
  args: {
    path: "/staff/reviews?status=published",
    answers: (samples) => [
      ...deskAnswers(samples),
      answer(hiddenReviewsCall, publishedReviews(samples)),
    ],
  },
  play: acts(see("staffDesk:reviews.hold"), see("staffDesk:reviews.reply"), seeElement("li img")),
};

/** Its author is told why: a review is rejected with a reason, or not at all. */
export const RejectedWithoutReason: Story = {
  args: { path: "/staff/reviews", answers: desk() },
  play: acts(press("staffDesk:reviews.reject"), seeElement("select[aria-invalid=true]")),
};

export const MessagesInGerman: Story = {
  args: { path: "/staff/messages", locale: "de", answers: desk() },
  play: see("staffDesk:messages.unfreeze"),
};
export const NoMessages: Story = {
  args: { path: "/staff/messages", answers: desk(answer(messagesToModerateCall, emptyPage)) },
  play: see("staffDesk:messages.empty"),
};
export const MessagesLoading = loading("/staff/messages", messagesToModerateCall);
export const FrozenInChinese: Story = {
  args: { path: "/staff/messages?view=frozen", locale: "zh", answers: desk() },
  play: see("staffDesk:frozen.noReason"),
};
export const FrozenOutage = missing("/staff/messages?view=frozen", frozenChatsCall);

export const PaymentsInGerman: Story = {
  args: { path: "/staff/payments", locale: "de", answers: desk() },
  play: see("staffDesk:payments.acts.wrong_amount"),
};
export const PaymentsInChinese: Story = {
  args: { path: "/staff/payments", locale: "zh", answers: desk() },
  play: PaymentsInGerman.play,
};
export const NoPayments: Story = {
  args: { path: "/staff/payments", answers: desk(answer(paymentAlertsCall, emptyPage)) },
  play: see("staffDesk:payments.empty"),
};
export const PaymentsLoading = loading("/staff/payments", paymentAlertsCall);
export const PaymentsOutage = missing("/staff/payments", paymentAlertsCall);

export const LettersInGerman: Story = {
  args: { path: "/staff/letters", locale: "de", answers: desk() },
  play: see("staffDesk:letters.kinds.bookingConfirmed"),
};
export const NoLetters: Story = {
  args: { path: "/staff/letters", answers: desk(answer(failedLettersCall, emptyPage)) },
  play: see("staffDesk:letters.empty"),
};
export const LettersLoading = loading("/staff/letters", failedLettersCall);
export const LettersOutage = missing("/staff/letters", failedLettersCall);

export const ContractsInGerman: Story = {
  args: { path: "/staff/organizers", locale: "de", answers: desk() },
  play: see("staffDesk:organizers.hide"),
};
export const ContractsInChinese: Story = {
  args: { path: "/staff/organizers", locale: "zh", answers: desk() },
  play: ContractsInGerman.play,
};
export const NoContracts: Story = {
  args: { path: "/staff/organizers", answers: desk(answer(organizerContractsCall, emptyPage)) },
  play: see("staffDesk:organizers.empty"),
};
export const ContractsLoading = loading("/staff/organizers", organizerContractsCall);
export const ContractsOutage = missing("/staff/organizers", organizerContractsCall);

const applications = "/staff/organizers?view=applications";
export const ApplicationsInChinese: Story = {
  args: { path: applications, locale: "zh", answers: desk() },
  play: see("staffDesk:applications.accept"),
};
export const NoApplications: Story = {
  args: {
    path: applications,
    answers: desk(answer(organizerApplicationsCall, { ...emptyPage, per_page: 20 })),
  },
  play: see("staffDesk:applications.empty"),
};
export const ApplicationsLoading = loading(applications, organizerApplicationsCall);
export const ApplicationsOutage = missing(applications, organizerApplicationsCall);

export const AuditInGerman: Story = {
  args: { path: "/staff/audit", locale: "de", answers: desk() },
  play: see("staffDesk:audit.request"),
};
export const AuditCsvOutage: Story = {
  args: { path: "/staff/audit", answers: desk(outage(auditLogCsvCall)) },
  play: acts(press("staffDesk:audit.csv"), call(auditLogCsvCall)),
};
export const AuditLoading = loading("/staff/audit", auditLogCall);
export const AuditOutage = missing("/staff/audit", auditLogCall);
