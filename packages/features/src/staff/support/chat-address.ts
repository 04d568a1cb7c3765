import { useSearchParams } from "react-router";
import { deskPath } from "../../platform/links/staff-paths.ts";

/** Addresses of support's chats, and without one of the list as it was narrowed. */
export function useChatAddress(): (chatId?: number) => string {
  const [query] = useSearchParams();
  return (chatId) => {
    const next = new URLSearchParams(query);
    if (chatId === undefined) next.delete("chat");
    else next.set("chat", String(chatId));
    const rest = next.toString();
    return rest ? `${deskPath("support")}?${rest}` : deskPath("support");
  };
}
