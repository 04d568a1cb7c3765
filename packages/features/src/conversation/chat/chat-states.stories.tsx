import {
  chatCall,
  chatListCall,
  chatMessagesCall,
} from "@tropa/api-contract/conversation/calls-chat";
import { profileCall } from "@tropa/api-contract/people/calls-profile";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { acts, see, seeElement } from "../../../stories/harness/acts.ts";
import { never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { chatAnswers, chatId } from "../../../stories/samples/conversation/chat.ts";
import { signedInAnswers } from "../../../stories/samples/people/person.ts";
import { setConnection } from "../realtime/connection.ts";

const meta = {
  title: "Conversation/Chat states",
  component: StorefrontPage,
  args: { path: `/chat/${chatId}`, isSignedIn: true, answers: (samples) => chatAnswers(samples) },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

function Disconnected({ children }: { children: ReactNode }) {
  useEffect(() => {
    setConnection("waiting");
    return () => setConnection("connecting");
  }, []);
  return children;
}

/** News do not come by themselves. */
export const NoConnection: Story = {
  decorators: (Shown) => (
    <Disconnected>
      <Shown />
    </Disconnected>
  ),
  play: acts(seeElement("article"), see("chat:offline")),
};

export const Loading: Story = {
  args: {
    answers: (samples) => [...chatAnswers(samples), never(chatMessagesCall), never(chatListCall)],
  },
};

export const SessionLoading: Story = {
  args: { answers: (samples) => [...chatAnswers(samples), never(profileCall)] },
};

export const Outage: Story = {
  args: { answers: (samples) => [...chatAnswers(samples), outage(chatMessagesCall)] },
  play: see("chat:outage.title"),
};

export const ListOutage: Story = {
  args: {
    path: "/chat",
    answers: (samples) => [...signedInAnswers(samples), outage(chatListCall)],
  },
  play: seeElement("section [role=alert]"),
};

export const Refused: Story = {
  args: { answers: (samples) => [...chatAnswers(samples), refuse(chatCall, "not_found")] },
  play: see("chat:refused.title"),
};

export const WrongId: Story = { args: { path: "/chat/abc" }, play: see("chat:wrongId.title") };

export const Visitor: Story = {
  args: { isSignedIn: false, answers: () => [] },
  play: see("signIn:reasons.needed"),
};
