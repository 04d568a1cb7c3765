import type { Profile } from "@tropa/api-contract/people/account";
import { createContext, use } from "react";

/** Owner and place of the chats shown: a person's own, an organizer's at their desk, or support's. */
export interface ChatFrame {
  profile: Profile;
  /** Null for the person's own chats. */
  organizerId: number | null;
  /** The address of a chat in this frame; without an id, of the list. */
  pathOf: (chatId?: number) => string;
}

const ChatFrameContext = createContext<ChatFrame | null>(null);
export const ChatFrameProvider = ChatFrameContext.Provider;

export function useChatFrame(): ChatFrame {
  const frame = use(ChatFrameContext);
  if (!frame) throw new Error("useChatFrame: render inside <ChatFrameProvider>");
  return frame;
}
