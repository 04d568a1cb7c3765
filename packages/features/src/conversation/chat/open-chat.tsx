import { useEffect } from "react";
import { skipPageSettling } from "../../people/session/page-rests.ts";
import { ChatFrameProvider } from "./common/chat-frame.ts";
import type { ChatFrame } from "./common/chat-frame.ts";
import { Thread } from "./thread/thread.tsx";

/** Shows one chat without the list, for pages that have their own list. */
export function OpenChat({ frame, chatId }: { frame: ChatFrame; chatId: number }) {
  useEffect(skipPageSettling, []);
  return (
    <ChatFrameProvider value={frame}>
      <Thread key={chatId} chatId={chatId} />
    </ChatFrameProvider>
  );
}
