import { chatIdOf } from "@tropa/domain/conversation/chat-message";
import { useSearchParams } from "react-router";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { startEarly } from "../../people/session/start-session.ts";
import { lazyScreen } from "../../platform/browser/lazy-screen.tsx";
import { QueueSkeleton } from "../queues/queue-states.tsx";
import { SupportList } from "./support-list.tsx";
import type { StaffHandle } from "../queues/staff-handle.ts";

const { load, LazyScreen: SupportChat } = lazyScreen(
  async () => (await import("./support-chat.tsx")).SupportChat,
);

export { frameLoader as loader } from "../../platform/page/frame-loader.ts";

export const handle: StaffHandle = {
  part: "support",
  // The texts of chats.
  messages: "conversation",
  begin(storefront) {
    if (new URLSearchParams(location.search).has("chat")) startEarly(storefront, { load });
  },
};

export const clientLoader = () => withMessages(handle, null);

/** Support's queue, or the chat in the address. */
export default function SupportPart() {
  const [query] = useSearchParams();
  const id = chatIdOf(query.get("chat"));
  return id === null ? (
    <SupportList />
  ) : (
    <SupportChat key={id} chatId={id} waiting={<QueueSkeleton />} />
  );
}
