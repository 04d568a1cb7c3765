import {
  assignSupportChatCall,
  closeSupportChatCall,
  supportChatStateCall,
  supportChatsCall,
} from "@tropa/api-contract/staff/calls-support";
import { chatCall } from "@tropa/api-contract/conversation/calls-chat";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see, seeElement, write } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { chatId } from "../../../stories/samples/conversation/chat.ts";
import { sampleProfile } from "../../../stories/samples/people/person.ts";
import {
  noSupportChats,
  sampleSupportChat,
  supportAnswers,
} from "../../../stories/samples/staff/support.ts";

const list = "/staff/support";
const chat = `${list}?view=unassigned&chat=${chatId}`;
const boris = { account_id: 9, name: "Boris Orlov" };

const meta = {
  title: "Staff/Support",
  component: StorefrontPage,
  args: { path: list, isSignedIn: true, answers: (samples) => supportAnswers(samples) },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Queue: Story = { play: see("staffDesk:support.take") };

export const QueueInGerman: Story = { args: { locale: "de" }, play: Queue.play };

export const QueueInChinese: Story = { args: { locale: "zh" }, play: Queue.play };

export const Answered: Story = {
  args: { path: `${list}?view=answered` },
  play: see("staffDesk:support.open"),
};

export const NobodyWaits: Story = {
  args: { answers: (samples) => [...supportAnswers(samples), noSupportChats] },
  play: see("staffDesk:support.empty.all"),
};

export const NobodyOfThatName: Story = {
  play: acts(
    see("staffDesk:support.take"),
    write("search", "Nobody"),
    see("staffDesk:support.nobody"),
  ),
};

export const Loading: Story = {
  args: { answers: (samples) => [...supportAnswers(samples), never(supportChatsCall)] },
};

export const Outage: Story = {
  args: { answers: (samples) => [...supportAnswers(samples), outage(supportChatsCall)] },
  play: see("request:problem.unreachable"),
};

export const SomebodyWasFaster: Story = {
  args: {
    answers: (samples) => [
      ...supportAnswers(samples, { assignee: boris }),
      refuse(assignSupportChatCall, "conflict"),
    ],
  },
  play: acts(press("staffDesk:support.take"), see("staffDesk:support.faster")),
};

export const Chat: Story = {
  args: { path: chat },
  play: acts(seeElement("article"), see("staffDesk:support.free")),
};

export const ChatInGerman: Story = { args: { path: chat, locale: "de" }, play: Chat.play };

export const OwnChat: Story = {
  args: {
    path: chat,
    answers: (samples) =>
      supportAnswers(samples, {
        assignee: { account_id: sampleProfile(samples).id, name: "Vera Sokolova" },
      }),
  },
  play: acts(seeElement("article"), see("staffDesk:support.release")),
};

export const ChatOfAnother: Story = {
  args: { path: chat, answers: (samples) => supportAnswers(samples, { assignee: boris }) },
  play: acts(seeElement("article"), see("staffDesk:support.takeOver")),
};

export const ClosedChat: Story = {
  args: {
    path: chat,
    answers: (samples) =>
      supportAnswers(samples, {
        waiting_since: null,
        closed: { at: "2026-06-14T10:30:00.000Z", by: "Boris Orlov" },
      }),
  },
  play: seeElement("article"),
};

/** The tourist has written while it was being closed. */
export const NotClosed: Story = {
  args: {
    path: chat,
    answers: (samples) => [...supportAnswers(samples), refuse(closeSupportChatCall, "conflict")],
  },
  play: acts(press("staffDesk:support.close"), see("staffDesk:support.wroteAgain")),
};

export const Taken: Story = {
  args: {
    path: chat,
    answers: (samples) => [
      ...supportAnswers(samples),
      answer(assignSupportChatCall, sampleSupportChat(samples)),
    ],
  },
  play: acts(press("staffDesk:support.take"), seeElement("article")),
};

export const Freezing: Story = {
  args: { path: chat },
  play: acts(press("staffDesk:messages.freeze"), see("staffDesk:frozen.reasonHint")),
};

export const NoSuchChat: Story = {
  args: {
    path: chat,
    answers: (samples) => [
      ...supportAnswers(samples),
      refuse(supportChatStateCall, "not_found"),
      refuse(chatCall, "not_found"),
    ],
  },
  play: see("chat:refused.title"),
};
