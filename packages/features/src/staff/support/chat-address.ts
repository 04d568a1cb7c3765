import { useSearchParams } from "react-router";
import { deskPath } from "../../platform/links/staff-paths.ts";

/** Returns the address of a support chat or, without an id, of the list; keeps the list's filters. */
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
