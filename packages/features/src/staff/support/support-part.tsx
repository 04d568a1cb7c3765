import { chatIdOf } from "@tropa/domain/conversation/chat-message";
import { useSearchParams } from "react-router";
import { lateScreen } from "../../platform/browser/late-screen.tsx";
import { DeskSkeleton } from "../queues/queue-states.tsx";
import { SupportList } from "./support-list.tsx";

export const { load: loadSupportChat, LateScreen: SupportChat } = lateScreen(
  async () => (await import("./support-chat.tsx")).SupportChat,
);

/** Chats with support that somebody has to look after, or the one that the address names. */
export default function SupportPart() {
  const [query] = useSearchParams();
  const id = chatIdOf(query.get("chat"));
  return id === null ? (
    <SupportList />
  ) : (
    <SupportChat key={id} chatId={id} waiting={<DeskSkeleton />} />
  );
}
