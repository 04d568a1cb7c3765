import type { ChatMessage } from "@tropa/api-contract/conversation/chat";
import { messageTypes, sendStatuses } from "@tropa/domain/conversation/chat-message";
import type { Outgoing } from "../../../sending/send-queue.ts";
import type { KnownMessages } from "../../../queries/message-pages.ts";
import { dayOf } from "../../common/moments.ts";

interface Common {
  key: string;
  /** A moment of the day that begins with this row. */
  day: string | null;
  /** The one before is of the same side and of nearly the same time. */
  isFollowing: boolean;
}

/** A line of the thread: what the server knows of, or what is on its way there. */
export type ThreadRow = Common &
  ({ kind: "message"; message: ChatMessage } | { kind: "outgoing"; outgoing: Outgoing });

/** Longer silences part messages of the same side. */
const togetherMs = 5 * 60_000;

/**
 * Whether the socket has brought a message before the answer to its sending: it is shown once. The same words could have
 * been sent before, so only what is newer than the thread was when it was written counts.
 */
function hasArrived(one: Outgoing, messages: readonly ChatMessage[], taken: Set<number>): boolean {
  if (one.status === sendStatuses.failed && one.failure?.isRefused) return false;
  const found = messages.findLast(
    ({ id, type, text, author, attachment }) =>
      id > one.afterId &&
      !taken.has(id) &&
      type === messageTypes.output &&
      text === one.text &&
      (attachment?.file?.id ?? null) === (one.file?.id ?? null) &&
      author?.account_id === one.accountId,
  );
  if (found) taken.add(found.id);
  return found !== undefined;
}

/** Who speaks and when, as far as the line after needs it. */
interface Said {
  at: string;
  side: string;
}

function placeAfter(before: Said | null, { at, side }: Said): Pick<Common, "day" | "isFollowing"> {
  const isNewDay = before === null || dayOf(before.at) !== dayOf(at);
  const isClose = before !== null && Date.parse(at) - Date.parse(before.at) < togetherMs;
  return { day: isNewDay ? at : null, isFollowing: !isNewDay && isClose && before?.side === side };
}

type MessageRow = Extract<ThreadRow, { kind: "message" }>;

/** The line of a message after another one. A long thread gets fifty new lines at a time: the others stay the same ones. */
const made = new WeakMap<ChatMessage, { before: ChatMessage | undefined; row: MessageRow }>();

const saidBy = ({ created_at: at, side, author }: ChatMessage): Said => ({
  at,
  side: `${side}/${author?.account_id ?? ""}`,
});

function messageRow(message: ChatMessage, before: ChatMessage | undefined): MessageRow {
  const known = made.get(message);
  if (known && known.before === before) return known.row;
  const place = placeAfter(before ? saidBy(before) : null, saidBy(message));
  const row: MessageRow = { kind: "message", key: String(message.id), message, ...place };
  made.set(message, { before, row });
  return row;
}

/**
 * Messages as lines, the oldest first, with marks where a day begins; then those on their way. Whether a day begins with a
 * message is told by the one before it: where there are older ones the first that is known waits for them, as a line that
 * lost its mark under a reader's eyes would move what stands below it.
 */
export function threadRows(
  { items, hasOlder }: KnownMessages,
  outgoing: readonly Outgoing[],
): ThreadRow[] {
  const lines = items.map((message, index) => messageRow(message, items[index - 1]));
  const rows: ThreadRow[] = hasOlder ? lines.slice(1) : lines;
  const newest = items.at(-1);
  let last = newest ? saidBy(newest) : null;
  const taken = new Set<number>();
  for (const one of outgoing
    .toReversed()
    .filter((one) => !hasArrived(one, items, taken))
    .toReversed()) {
    const said = { at: one.createdAt, side: "own" };
    rows.push({ kind: "outgoing", key: one.key, outgoing: one, ...placeAfter(last, said) });
    last = said;
  }
  return rows;
}
