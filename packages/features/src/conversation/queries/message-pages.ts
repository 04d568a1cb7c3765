import type { ChatMessage } from "@tropa/api-contract/conversation/chat";

/** The newest part of a chat as this browser knows it: without a hole, the oldest first. */
export interface KnownMessages {
  items: readonly ChatMessage[];
  /** The server has older ones. */
  hasOlder: boolean;
}

/** Messages as the server answers with them, the newest first. */
interface Page {
  items: readonly ChatMessage[];
  has_more: boolean;
}

const firstId = (items: readonly ChatMessage[]) => items[0]?.id ?? Number.POSITIVE_INFINITY;
const lastId = (items: readonly ChatMessage[]) => items.at(-1)?.id ?? 0;

/**
 * What is known once the newest page has come. Older messages stay where the page reaches down to them; where it does not,
 * some were missed, and they come again as the reader scrolls up.
 */
export function withNewest(known: KnownMessages | undefined, page: Page): KnownMessages {
  const fresh = page.items.toReversed();
  if (!known || known.items.length === 0) return { items: fresh, hasOlder: page.has_more };
  const from = firstId(fresh);
  const older = known.items.filter(({ id }) => id < from);
  // Heard of while the page was on its way.
  const newer = known.items.filter(({ id }) => id > lastId(fresh));
  const reachesDown =
    !page.has_more || known.items.some(({ id }) => id >= from && id <= lastId(fresh));
  if (!reachesDown) return { items: [...fresh, ...newer], hasOlder: true };
  return {
    items: [...older, ...fresh, ...newer],
    hasOlder: older.length > 0 ? known.hasOlder : page.has_more,
  };
}

/** What is known once a page of older messages has come. */
export function withOlder(known: KnownMessages, page: Page): KnownMessages {
  const from = firstId(known.items);
  const older = page.items.filter(({ id }) => id < from).toReversed();
  return { items: [...older, ...known.items], hasOlder: page.has_more };
}

/** Events carry no links: a picture that is known keeps the one that an answer brought. */
function withPreviewOf(message: ChatMessage, known: ChatMessage): ChatMessage {
  const { attachment } = message;
  const preview = known.attachment?.file?.preview;
  if (!attachment?.file || attachment.file.preview !== null || !preview) return message;
  return { ...message, attachment: { ...attachment, file: { ...attachment.file, preview } } };
}

/** The message takes its place, or that of what was known of it. */
export function withMessage(known: KnownMessages, message: ChatMessage): KnownMessages {
  const { items } = known;
  const at = items.findIndex(({ id }) => id >= message.id);
  if (at === -1) return { ...known, items: [...items, message] };
  const own = items[at];
  if (own?.id === message.id)
    return { ...known, items: items.with(at, withPreviewOf(message, own)) };
  // Older than all that is known: it comes with its page.
  if (at === 0 && known.hasOlder) return known;
  return { ...known, items: items.toSpliced(at, 0, message) };
}

/** Changes the messages that a rule finds; the others stay the very same ones. */
export function withChanged(
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
