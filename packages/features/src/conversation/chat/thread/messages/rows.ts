import type { ChatMessage } from "@tropa/api-contract/conversation/chat";
import { messageTypes, sendStatuses } from "@tropa/domain/conversation/chat-message";
import type { Outgoing } from "../../../sending/send-queue.ts";
import type { KnownMessages } from "../../../queries/message-pages.ts";
import { dayOf } from "../../common/moments.ts";

interface RowPlacement {
  key: string;
  /** A moment of the day, where this row is the first of it; else null. */
  day: string | null;
  /** Whether the previous row is by the same person, within `togetherMs`. */
  isFollowing: boolean;
}

/** A row of the thread: a message of the server, or one in the send queue. */
export type ThreadRow = RowPlacement &
  ({ kind: "message"; message: ChatMessage } | { kind: "outgoing"; outgoing: Outgoing });

/** Messages further apart than this are not grouped. */
const togetherMs = 5 * 60_000;

/**
 * Whether the socket has delivered an outgoing message before its own call was answered: it must show once. Only
 * messages newer than `afterId` count, since the same text may have been sent before.
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

/** The author and time of a row, for comparing it with the next one. */
interface Utterance {
  at: string;
  side: string;
}

function placementAfter(
  before: Utterance | null,
  { at, side }: Utterance,
): Pick<RowPlacement, "day" | "isFollowing"> {
  const isNewDay = before === null || dayOf(before.at) !== dayOf(at);
  const isClose = before !== null && Date.parse(at) - Date.parse(before.at) < togetherMs;
  return { day: isNewDay ? at : null, isFollowing: !isNewDay && isClose && before?.side === side };
}

type MessageRow = Extract<ThreadRow, { kind: "message" }>;

/** Caches rows: when older messages are loaded, the existing rows keep their identity and do not render again. */
const rowCache = new WeakMap<ChatMessage, { before: ChatMessage | undefined; row: MessageRow }>();

const saidBy = ({ created_at: at, side, author }: ChatMessage): Utterance => ({
  at,
  side: `${side}/${author?.account_id ?? ""}`,
});

function messageRow(message: ChatMessage, before: ChatMessage | undefined): MessageRow {
  const cached = rowCache.get(message);
  if (cached && cached.before === before) return cached.row;
  const place = placementAfter(before ? saidBy(before) : null, saidBy(message));
  const row: MessageRow = { kind: "message", key: String(message.id), message, ...place };
  rowCache.set(message, { before, row });
  return row;
}

/**
 * Rows of a thread, oldest first, with day separators; messages in the send queue come last. Whether a row begins a day
 * depends on the one before it. So while older messages remain, the first loaded one is left out: its separator might
 * disappear later, and everything below it would move.
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
    rows.push({ kind: "outgoing", key: one.key, outgoing: one, ...placementAfter(last, said) });
    last = said;
  }
  return rows;
}
