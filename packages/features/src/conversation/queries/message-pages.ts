import type { ChatMessage } from "@tropa/api-contract/conversation/chat";

/** The newest messages of a chat, without gaps, oldest first. */
export interface KnownMessages {
  items: readonly ChatMessage[];
  /** Whether the server has older ones. */
  hasOlder: boolean;
}

/** A page as the API answers it, newest first. */
interface Page {
  items: readonly ChatMessage[];
  has_more: boolean;
}

const firstId = (items: readonly ChatMessage[]) => items[0]?.id ?? Number.POSITIVE_INFINITY;
const lastId = (items: readonly ChatMessage[]) => items.at(-1)?.id ?? 0;

/**
 * Merges the newest page into what is known. Older messages are kept where the page overlaps them; otherwise messages
 * were missed between, so they are dropped and load again on scrolling up.
 */
export function withNewest(known: KnownMessages | undefined, page: Page): KnownMessages {
  const fresh = page.items.toReversed();
  if (!known || known.items.length === 0) return { items: fresh, hasOlder: page.has_more };
  const from = firstId(fresh);
  const older = known.items.filter(({ id }) => id < from);
  // Arrived by socket while the page was being fetched.
  const newer = known.items.filter(({ id }) => id > lastId(fresh));
  const reachesDown =
    !page.has_more || known.items.some(({ id }) => id >= from && id <= lastId(fresh));
  if (!reachesDown) return { items: [...fresh, ...newer], hasOlder: true };
  return {
    items: [...older, ...fresh, ...newer],
    hasOlder: older.length > 0 ? known.hasOlder : page.has_more,
  };
}

/** Merges a page of older messages. */
export function withOlder(known: KnownMessages, page: Page): KnownMessages {
  const from = firstId(known.items);
  const older = page.items.filter(({ id }) => id < from).toReversed();
  return { items: [...older, ...known.items], hasOlder: page.has_more };
}

/** Socket events carry no preview links: keep the one from an earlier answer. */
function withPreviewOf(message: ChatMessage, known: ChatMessage): ChatMessage {
  const { attachment } = message;
  const preview = known.attachment?.file?.preview;
  if (!attachment?.file || attachment.file.preview !== null || !preview) return message;
  return { ...message, attachment: { ...attachment, file: { ...attachment.file, preview } } };
}

/** Inserts a message, or replaces an earlier state of it. */
export function withMessage(known: KnownMessages, message: ChatMessage): KnownMessages {
  const { items } = known;
  const at = items.findIndex(({ id }) => id >= message.id);
  if (at === -1) return { ...known, items: [...items, message] };
  const own = items[at];
  if (own?.id === message.id)
    return { ...known, items: items.with(at, withPreviewOf(message, own)) };
  // Older than everything known: its page will bring it.
  if (at === 0 && known.hasOlder) return known;
  return { ...known, items: items.toSpliced(at, 0, message) };
}

/** Changes the messages that match; all others keep their identity. */
export function updateMatching(
  known: KnownMessages,
  isChanged: (message: ChatMessage) => boolean,
  change: Partial<ChatMessage>,
): KnownMessages {
  if (!known.items.some(isChanged)) return known;
  return {
    ...known,
    items: known.items.map((one) => (isChanged(one) ? { ...one, ...change } : one)),
  };
}
