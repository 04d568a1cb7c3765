import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

/**
 * What was typed into a chat and has not been sent, for this tab: a reload loses nothing, and a shared computer keeps nothing
 * once the tab is closed.
 */
const remembered = new Map<string, string>();
const prefix = "chat-draft-";
/** A chat, or what is asked of an organizer before there is one. */
type DraftOf = number | `organizer-${number}`;
const keyOf = (accountId: number, chatId: DraftOf) => `${prefix}${accountId}-${chatId}`;

export function draftOf(accountId: number, chatId: DraftOf): string {
  const key = keyOf(accountId, chatId);
  // First, as a browser whose storage is full holds what was typed before.
  const known = remembered.get(key);
  if (known !== undefined) return known;
  return tabStorage.read(key) ?? "";
}

export function keepDraft(accountId: number, chatId: DraftOf, text: string): void {
  const key = keyOf(accountId, chatId);
  if (text === "") {
    remembered.delete(key);
    tabStorage.remove(key);
  } else {
    remembered.set(key, text);
    tabStorage.write(key, text);
  }
}

/** Whoever has typed leaves this browser to others. */
export function forgetDrafts(): void {
  remembered.clear();
  for (const key of tabStorage.names()) if (key.startsWith(prefix)) tabStorage.remove(key);
}
