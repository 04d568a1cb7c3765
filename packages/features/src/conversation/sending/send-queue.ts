import type { ChatMessage } from "@tropa/api-contract/conversation/chat";
import { nextSendStatus, sendStatuses } from "@tropa/domain/conversation/chat-message";
import type { SendEvent, SendStatus } from "@tropa/domain/conversation/chat-message";
import type { BrowserStorage } from "@tropa/page-runtime/browser/browser-storage";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { randomId } from "../../platform/browser/random-id.ts";

/** An uploaded file to be sent with a message. */
interface OutgoingFile {
  id: number;
  name: string;
}

/** A message in the send queue. */
export interface Outgoing {
  /** The idempotency key, the same on every try. */
  key: string;
  accountId: number;
  chatId: number;
  text: string;
  file: OutgoingFile | null;
  status: SendStatus;
  /** Why it failed: refused, with the server's message, or the server was unreachable. */
  failure: { message: string | null; isRefused: boolean } | null;
  /** ISO 8601. */
  createdAt: string;
  /** The newest message of the chat at the time of writing. */
  afterId: number;
}

export interface SendQueueOptions {
  send: (message: Outgoing) => Promise<ChatMessage>;
  onSent: (message: ChatMessage) => void;
  failureOf: (error: unknown) => NonNullable<Outgoing["failure"]>;
  /** Whether the signed-in account wrote it: another account's messages must not be sent in its name. */
  isOwn: (message: Outgoing) => boolean;
  /** Keeps the queue across reloads. */
  storage: Pick<BrowserStorage, "readJson" | "writeJson" | "remove">;
}

export interface SendQueue {
  store: StoreApi<readonly Outgoing[]>;
  add: (message: Pick<Outgoing, "accountId" | "chatId" | "text" | "file" | "afterId">) => void;
  retry: (key: string) => void;
  /** Retries messages that failed for lack of a connection, in order. */
  retryLost: () => void;
  /** Discards a failed message. */
  remove: (key: string) => void;
  /** Discards everything, for sign-out. */
  clear: () => void;
}

const storageKey = "chat-send-queue";

/**
 * Reads the stored queue. Messages that were being sent when the tab reloaded wait again: their keys keep the server
 * from storing them twice.
 */
function readStored(storage: SendQueueOptions["storage"]): Outgoing[] {
  const found = storage.readJson(storageKey);
  // The cast is safe: only this module writes the key.
  const messages = Array.isArray(found) ? (found as Outgoing[]) : [];
  return messages.map((one) =>
    one.status === sendStatuses.loading ? { ...one, status: sendStatuses.waiting } : one,
  );
}

function persist(storage: SendQueueOptions["storage"], messages: readonly Outgoing[]): void {
  if (messages.length === 0) storage.remove(storageKey);
  else storage.writeJson(storageKey, messages);
}

/**
 * Sends the messages of a chat one after the other, so that they arrive in order. When one fails for lack of a
 * connection, those behind it fail with it.
 */
export function createSendQueue({
  send,
  onSent,
  failureOf,
  isOwn,
  storage,
}: SendQueueOptions): SendQueue {
  const store = createStore<readonly Outgoing[]>(() => readStored(storage));
  const { getState, setState } = store;
  const set = (messages: readonly Outgoing[]) => {
    setState(messages, true);
    persist(storage, messages);
  };
  const transition = (
    matches: (one: Outgoing) => boolean,
    event: SendEvent,
    failure: Outgoing["failure"],
  ) =>
    set(
      getState().map((one) =>
        matches(one) ? { ...one, status: nextSendStatus(one.status, event), failure } : one,
      ),
    );

  async function sendOne(message: Outgoing): Promise<void> {
    const { key, chatId } = message;
    transition((one) => one.key === key, "send", null);
    try {
      const sent = await send(message);
      onSent(sent);
      set(getState().filter((one) => one.key !== key));
    } catch (error) {
      const failure = failureOf(error);
      transition((one) => one.key === key, "fail", failure);
      if (!failure.isRefused) {
        const isBehind = (one: Outgoing) =>
          one.chatId === chatId && one.status === sendStatuses.waiting;
        const behind = new Set(
          getState()
            .filter(isBehind)
            .map((one) => one.key),
        );
        transition((one) => behind.has(one.key), "send", null);
        transition((one) => behind.has(one.key), "fail", failure);
      }
    }
    sendNext(chatId);
  }

  function sendNext(chatId: number): void {
    const ofChat = getState().filter((one) => one.chatId === chatId && isOwn(one));
    if (ofChat.some(({ status }) => status === sendStatuses.loading)) return;
    const next = ofChat.find(({ status }) => status === sendStatuses.waiting);
    if (next) void sendOne(next);
  }

  /** Makes messages that failed for lack of a connection wait again, of one chat or of all. */
  const requeue = (chatId: number | null) =>
    transition(
      (one) =>
        one.failure !== null &&
        !one.failure.isRefused &&
        (chatId === null || one.chatId === chatId),
      "retry",
      null,
    );
  const sendAll = () => {
    for (const chatId of new Set(getState().map((one) => one.chatId))) sendNext(chatId);
  };
  sendAll();

  return {
    store,
    add(message) {
      const { waiting: status } = sendStatuses;
      const createdAt = new Date().toISOString();
      // Earlier failed messages go first.
      requeue(message.chatId);
      set([...getState(), { ...message, key: randomId(), status, failure: null, createdAt }]);
      sendNext(message.chatId);
    },
    retry(key) {
      const found = getState().find((one) => one.key === key);
      if (found) requeue(found.chatId);
      transition((one) => one.key === key, "retry", null);
      sendAll();
    },
    retryLost() {
      requeue(null);
      sendAll();
    },
    clear: () => set([]),
    remove(key) {
      set(getState().filter((one) => one.key !== key || one.status !== sendStatuses.failed));
    },
  };
}
