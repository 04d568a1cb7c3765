import { decideApplicationCall } from "@tropa/api-contract/organizers/calls-applications";
import { moderateMessageCall } from "@tropa/api-contract/conversation/calls-chat";
import { createContractCall } from "@tropa/api-contract/organizers/calls-meetings";
import { moderateReviewCall, hiddenReviewsCall } from "@tropa/api-contract/editorial/calls-reviews";
import { refreshTokenCall } from "@tropa/api-contract/people/calls-accounts";
import {
  auditLogCall,
  frozenChatsCall,
  messagesToModerateCall,
  resendLetterCall,
  staffDeskCall,
} from "@tropa/api-contract/staff/calls-desk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, call, press, see, write } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { settingsAnswers } from "../../../stories/samples/people/person.ts";
import { deskAnswers } from "../../../stories/samples/staff/staff.ts";

const meta = {
  title: "Staff/Desk",
  component: StorefrontPage,
  args: { path: "/staff", isSignedIn: true, answers: (samples) => deskAnswers(samples) },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const emptyPage = { items: [], total: 0, page: 1, pages: 0 };

export const Overview: Story = { play: see("staffDesk:hints.audit") };

export const German: Story = { args: { locale: "de" }, play: Overview.play };

export const Chinese: Story = { args: { locale: "zh" }, play: Overview.play };

export const NothingAssigned: Story = {
  args: { answers: (samples) => deskAnswers(samples, { parts: [] }) },
  play: see("staffDesk:noParts.title"),
};

export const Loading: Story = {
  args: { answers: (samples) => [...deskAnswers(samples), never(staffDeskCall)] },
};

export const Outage: Story = {
  args: { answers: (samples) => [...deskAnswers(samples), outage(staffDeskCall)] },
  play: see("request:problem.unreachable"),
};

export const NobodyKnown: Story = {
  args: { answers: () => [outage(refreshTokenCall)] },
  play: see("account:unreachable.title"),
};

/** A visitor is brought to the staff's own sign-in. */
export const Visitor: Story = {
  args: { isSignedIn: false, answers: () => [] },
  play: see("staffSignIn:lead"),
};

export const Tourist: Story = {
  args: { answers: (samples) => settingsAnswers(samples) },
  play: see("errors:403.title"),
};

export const PartNotOpen: Story = {
  args: {
    path: "/staff/audit",
    answers: (samples) =>
      deskAnswers(samples, { parts: [{ part: "reviews", waiting: 1, late: 0 }] }),
  },
  play: see("errors:403.title"),
};

export const Reviews: Story = {
  args: { path: "/staff/reviews" },
  play: see("staffDesk:reviews.publish"),
};

export const ReviewsInGerman: Story = {
  args: { path: "/staff/reviews", locale: "de" },
  play: Reviews.play,
};

export const NoReviews: Story = {
  args: {
    path: "/staff/reviews",
    answers: (samples) => [...deskAnswers(samples), answer(hiddenReviewsCall, emptyPage)],
  },
  play: see("staffDesk:reviews.empty"),
};

/** What left the list at once is back where the server did not take it. */
export const ReviewNotTaken: Story = {
  args: {
    path: "/staff/reviews",
    answers: (samples) => [...deskAnswers(samples), outage(moderateReviewCall)],
  },
  play: acts(press("staffDesk:reviews.publish"), see("staffDesk:failed")),
};

export const Messages: Story = {
  args: { path: "/staff/messages" },
  play: see("staffDesk:messages.unfreeze"),
};

/** What is hidden cannot be shown again. */
export const HidingContacts: Story = {
  args: {
    path: "/staff/messages",
    answers: (samples) => [...deskAnswers(samples), refuse(moderateMessageCall, "conflict")],
  },
  play: acts(
    press("staffDesk:messages.hide"),
    see("staffDesk:messages.sure.text"),
    press("staffDesk:messages.hide"),
    call(moderateMessageCall),
    see("staffDesk:failed"),
  ),
};

export const MessagesMissing: Story = {
  args: {
    path: "/staff/messages",
    answers: (samples) => [...deskAnswers(samples), outage(messagesToModerateCall)],
  },
  play: see("request:problem.unreachable"),
};

export const FrozenChats: Story = {
  args: { path: "/staff/messages?view=frozen" },
  play: see("staffDesk:frozen.noReason"),
};

export const NoFrozenChats: Story = {
  args: {
    path: "/staff/messages?view=frozen",
    answers: (samples) => [...deskAnswers(samples), answer(frozenChatsCall, emptyPage)],
  },
  play: see("staffDesk:frozen.empty"),
};

export const Unfreezing: Story = {
  args: { path: "/staff/messages?view=frozen" },
  play: acts(press("staffDesk:messages.unfreeze"), see("staffDesk:frozen.reasonHint")),
};

export const Payments: Story = {
  args: { path: "/staff/payments" },
  play: see("staffDesk:payments.resolve"),
};

export const Letters: Story = {
  args: { path: "/staff/letters" },
  play: see("staffDesk:letters.again"),
};

export const LetterGoneByNow: Story = {
  args: {
    path: "/staff/letters",
    answers: (samples) => [...deskAnswers(samples), refuse(resendLetterCall, "conflict")],
  },
  play: acts(press("staffDesk:letters.again"), see("staffDesk:failed")),
};

export const Contracts: Story = {
  args: { path: "/staff/organizers" },
  play: see("staffDesk:organizers.hide"),
};

export const Applications: Story = {
  args: { path: "/staff/organizers?view=applications" },
  play: see("staffDesk:applications.accept"),
};

export const ApplicationsInGerman: Story = {
  args: { path: "/staff/organizers?view=applications", locale: "de" },
  play: Applications.play,
};

/** Somebody else has decided by now. */
export const ApplicationDecided: Story = {
  args: {
    path: "/staff/organizers?view=applications",
    answers: (samples) => [...deskAnswers(samples), refuse(decideApplicationCall, "conflict")],
  },
  play: acts(
    press("staffDesk:applications.accept"),
    see("staffDesk:applications.sure.text"),
    press("staffDesk:applications.accept"),
    see("staffDesk:failed"),
  ),
};

export const NewContract: Story = {
  args: {
    path: "/staff/organizers",
    answers: (samples) => [
      ...deskAnswers(samples),
      answer(createContractCall, {
        contract_id: 7003,
        key: "a-key",
        url: "https://example.org/meet?key=wU6mMZlEJ9mYw5iQ0bXlqQkq1gkGvAZP",
      }),
    ],
  },
  play: acts(
    press("staffDesk:organizers.new"),
    write("organizer_id", "12"),
    press("staffDesk:organizers.create"),
    see("staffDesk:organizers.link"),
    see("staffDesk:organizers.copy"),
    press("staffDesk:organizers.create"),
    // The number is gone: what is pressed twice makes one contract.
    see("kit:validation.required"),
  ),
};

export const NoSuchOrganizer: Story = {
  args: {
    path: "/staff/organizers",
    answers: (samples) => [...deskAnswers(samples), refuse(createContractCall, "not_found")],
  },
  play: acts(
    press("staffDesk:organizers.new"),
    write("organizer_id", "99999"),
    press("staffDesk:organizers.create"),
    see("staffDesk:organizers.nobody"),
  ),
};

export const Audit: Story = {
  args: { path: "/staff/audit" },
  play: see("staffDesk:audit.request"),
};

export const AuditInChinese: Story = {
  args: { path: "/staff/audit", locale: "zh" },
  play: Audit.play,
};

export const NothingFits: Story = {
  args: {
    path: "/staff/audit?call=logout&from=2026-06-01",
    answers: (samples) => [
      ...deskAnswers(samples),
      answer(auditLogCall, { items: [], next: null, staff: [] }),
    ],
  },
  play: see("staffDesk:audit.empty"),
};
