import {
  bookingBoardCall,
  organizerTodayCall,
} from "@tropa/api-contract/organizers/calls-organizer-bookings";
import { refreshTokenCall } from "@tropa/api-contract/people/calls-accounts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, see, seeElement } from "../../../stories/harness/acts.ts";
import { answer, never, outage } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { chatId } from "../../../stories/samples/conversation/chat.ts";
import {
  calmDay,
  organizerAnswers,
  organizerChatAnswers,
} from "../../../stories/samples/organizers/organizer.ts";
import { signedInAnswers } from "../../../stories/samples/people/person.ts";
import { staffAnswers } from "../../../stories/samples/staff/staff.ts";

const meta = {
  title: "Organizers/Desk",
  component: StorefrontPage,
  args: { path: "/organizer", isSignedIn: true, answers: organizerAnswers },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = { play: see("organizerDesk:today.requests") };

/** A returned tour leads to itself, questions to their list. */
export const TodayTasks: Story = {
  play: acts(
    see("organizerDesk:today.tasks"),
    seeElement("a[href$='/organizer/tours/5001']"),
    seeElement("main a[href$='/organizer/questions']"),
    seeElement("a[href$='/organizer/records/7']"),
  ),
};

export const TodayInGerman: Story = { args: { locale: "de" }, play: Today.play! };

export const TodayInChinese: Story = { args: { locale: "zh" }, play: Today.play! };

export const CalmDay: Story = {
  args: {
    answers: (samples) => [
      ...organizerAnswers(samples),
      answer(organizerTodayCall, calmDay),
      answer(bookingBoardCall, { items: [], next_after: null }),
    ],
  },
  play: see("organizerDesk:today.calm.title"),
};

export const TodayLoading: Story = {
  args: { answers: (samples) => [...organizerAnswers(samples), never(organizerTodayCall)] },
};

export const TodayOutage: Story = {
  args: { answers: (samples) => [...organizerAnswers(samples), outage(organizerTodayCall)] },
  play: see("request:problem.unreachable"),
};

/** A visitor gets the organizers' sign-in over the frame. */
export const Visitor: Story = {
  args: { isSignedIn: false, answers: () => [] },
  play: acts(see("signIn:reasons.needed"), see("signIn:authorSignIn")),
};

/** Who leads no tours is told so, and how to begin. */
export const Tourist: Story = {
  args: { answers: (samples) => signedInAnswers(samples) },
  play: see("organizerDesk:noOrganizer.join"),
};

export const TouristInGerman: Story = {
  args: { ...Tourist.args, locale: "de" },
  play: Tourist.play!,
};

export const Staff: Story = {
  args: { answers: staffAnswers },
  play: see("organizerDesk:noOrganizer.staff"),
};

export const NobodyKnown: Story = {
  args: { answers: () => [outage(refreshTokenCall)] },
  play: see("account:unreachable.title"),
};

export const Chats: Story = {
  args: { path: "/organizer/chats", answers: organizerChatAnswers },
  play: seeElement("a[href^='/organizer/chats/']"),
};

export const Chat: Story = {
  args: { path: `/organizer/chats/${chatId}`, answers: organizerChatAnswers },
  play: seeElement("textarea"),
};
