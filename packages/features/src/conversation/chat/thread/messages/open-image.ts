import type { ChatMessage } from "@tropa/api-contract/conversation/chat";
import { createContext, use } from "react";

/** Opens the thread's picture gallery at a message. */
type OpenImage = (message: ChatMessage) => void;

const OpenImageContext = createContext<OpenImage | null>(null);
export const OpenImageProvider = OpenImageContext.Provider;

export function useOpenImage(): OpenImage {
  const open = use(OpenImageContext);
  if (!open) throw new Error("useOpenImage: render inside <OpenImageProvider>");
  return open;
}
