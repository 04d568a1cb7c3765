import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

/**
 * Unsent texts of chats, kept for this tab: they survive a reload, and a shared computer keeps nothing once the tab is
 * closed.
 */
const drafts = new Map<string, string>();
const prefix = "chat-draft-";
/** A chat, or a question to an organizer before there is a chat. */
type DraftOf = number | `organizer-${number}`;
const keyOf = (accountId: number, chatId: DraftOf) => `${prefix}${accountId}-${chatId}`;

/** Returns the draft of a chat; empty if there is none. */
export function draftOf(accountId: number, chatId: DraftOf): string {
  const key = keyOf(accountId, chatId);
  // Memory first: where storage is full, only memory has the latest text.
  const known = drafts.get(key);
  if (known !== undefined) return known;
  return tabStorage.read(key) ?? "";
}

/** Stores the draft of a chat; deletes it if the text is empty. */
export function keepDraft(accountId: number, chatId: DraftOf, text: string): void {
  const key = keyOf(accountId, chatId);
  if (text === "") {
    drafts.delete(key);
    tabStorage.remove(key);
  } else {
    drafts.set(key, text);
    tabStorage.write(key, text);
  }
}

/** Deletes all drafts; called at sign-out, so that the next person does not see them. */
export function forgetDrafts(): void {
  drafts.clear();
  for (const key of tabStorage.names()) if (key.startsWith(prefix)) tabStorage.remove(key);
}
