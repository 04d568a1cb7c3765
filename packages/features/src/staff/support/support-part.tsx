import { chatIdOf } from "@tropa/domain/conversation/chat-message";
import { useSearchParams } from "react-router";
import { SupportChat } from "./support-chat.tsx";
import { SupportList } from "./support-list.tsx";

/** Chats with support that somebody has to look after, or the one that the address names. */
export default function SupportPart() {
  const [query] = useSearchParams();
  const id = chatIdOf(query.get("chat"));
  return id === null ? <SupportList /> : <SupportChat key={id} chatId={id} />;
}
