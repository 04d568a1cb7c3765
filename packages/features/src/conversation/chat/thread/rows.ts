import type { ChatMessage } from "@tropa/api-contract/conversation/chat";
import { messageTypes, sendStatuses } from "@tropa/domain/conversation/chat-message";
import type { Outgoing } from "../../sending/send-queue.ts";
import { dayOf } from "../common/moments.ts";

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

/** Messages as lines, the oldest first, with marks where a day begins; then those on their way. */
export function threadRows(
  messages: readonly ChatMessage[],
  outgoing: readonly Outgoing[],
): ThreadRow[] {
  const rows: ThreadRow[] = [];
  let last: { at: string; side: string } | null = null;
  const add = (row: Pick<ThreadRow, "key"> & Partial<ThreadRow>, at: string, side: string) => {
    const isNewDay = last === null || dayOf(last.at) !== dayOf(at);
    const isClose = last !== null && Date.parse(at) - Date.parse(last.at) < togetherMs;
    rows.push({
      ...row,
      day: isNewDay ? at : null,
      isFollowing: !isNewDay && isClose && last?.side === side,
    } as ThreadRow);
    last = { at, side };
  };
  for (const message of messages) {
    const side = `${message.side}/${message.author?.account_id ?? ""}`;
    add({ kind: "message", key: String(message.id), message }, message.created_at, side);
  }
  const taken = new Set<number>();
  for (const one of outgoing
    .toReversed()
    .filter((one) => !hasArrived(one, messages, taken))
    .toReversed())
    add({ kind: "outgoing", key: one.key, outgoing: one }, one.createdAt, "own");
  return rows;
}
