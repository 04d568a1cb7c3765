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
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

export function keepDraft(accountId: number, chatId: DraftOf, text: string): void {
  const key = keyOf(accountId, chatId);
  if (text === "") remembered.delete(key);
  else remembered.set(key, text);
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The browser keeps nothing: memory has to do.
  }
}

/** Whoever has typed leaves this browser to others. */
export function forgetDrafts(): void {
  remembered.clear();
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // The browser keeps nothing.
  }
}
