import { chatIdOf } from "@tropa/domain/conversation/chat-message";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { startEarly } from "../../people/session/start-session.ts";
import { prefetchChats, ChatPage, loadChats } from "./chat-page.tsx";
import { loadThread } from "./thread/late-thread.ts";

export { frameLoader as loader } from "../../platform/page/frame-loader.ts";

const chatInPath = /\/(\d+)$/;

/** Loads the code of the list and, where the address names a chat, of the thread. */
const loadPage = () =>
  Promise.all([loadChats(), chatInPath.test(location.pathname) ? loadThread() : undefined]);

export const handle: ScreenHandle = {
  isFilledInBrowser: true,
  begin(storefront) {
    const [, id] = chatInPath.exec(location.pathname) ?? [];
    const ahead = prefetchChats(id === undefined ? undefined : chatIdOf(id));
    startEarly(storefront, { ahead, load: loadPage });
  },
  messages: ["people", "conversation"],
  layout: "application",
};

export const clientLoader = () => withMessages(handle, null);

export default ChatPage;
