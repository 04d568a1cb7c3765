import { createContext, use } from "react";
import type { ReactNode } from "react";
import type { Messages } from "./messages-en.ts";

export { fill } from "@tropa/domain/text/fill";
export { messagesDe } from "./messages-de.ts";
export { messagesEn } from "./messages-en.ts";
export type { Messages } from "./messages-en.ts";
export { messagesRu } from "./messages-ru.ts";
export { messagesZh } from "./messages-zh.ts";

const MessagesContext = createContext<Messages | null>(null);

export type MessagesProviderProps = {
  /** A whole catalogue: `messagesEn`, `messagesRu`, `messagesDe`, `messagesZh`, or one of the same shape. */
  messages: Messages;
  children: ReactNode;
};

/** Gives the components below it their own texts. Without it a component with texts throws. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** Provides the kit's texts in the reader's language. */
export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (!messages) {
    throw new Error(
      "A ui-kit component needs its texts: wrap the page in <MessagesProvider messages={…}> from @tropa/ui-kit/messages.",
    );
  }
  return messages;
}
