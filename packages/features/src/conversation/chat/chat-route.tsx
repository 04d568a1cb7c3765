import type { ScreenHandle } from "../../frame/page/screen-handle.ts";
import { loadMessages } from "@tropa/page-runtime/state/area-messages";
import { ChatPage } from "./chat-page.tsx";

export { frameLoader as loader } from "../../frame/page/frame-loader.ts";

export const handle: ScreenHandle = {
  isFilledInBrowser: true,
  messages: ["people", "conversation"],
  layout: "application",
};

export async function clientLoader(): Promise<null> {
  await Promise.all([loadMessages("people"), loadMessages("conversation")]);
  return null;
}

export default ChatPage;
