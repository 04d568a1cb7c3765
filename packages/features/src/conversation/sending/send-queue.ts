import type { ChatMessage } from "@tropa/api-contract/conversation/chat";
import { nextSendStatus, sendStatuses } from "@tropa/domain/conversation/chat-message";
import type { SendEvent, SendStatus } from "@tropa/domain/conversation/chat-message";
import type { BrowserStorage } from "@tropa/page-runtime/browser/browser-storage";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { randomId } from "../../platform/browser/random-id.ts";

/** A file that goes with a message. It is with the server already. */
interface OutgoingFile {
  id: number;
  name: string;
}

/** A message on its way. */
export interface Outgoing {
  /** The same with every try: the server writes it down once. */
  key: string;
  accountId: number;
  chatId: number;
  text: string;
  file: OutgoingFile | null;
  status: SendStatus;
  /** Why it has failed: the server has refused it, in its words, or could not be reached. */
  failure: { message: string | null; isRefused: boolean } | null;
  /** ISO 8601. */
  createdAt: string;
  /** The newest message of the chat when it was written. */
  afterId: number;
}

export interface SendQueueOptions {
  send: (message: Outgoing) => Promise<ChatMessage>;
  onSent: (message: ChatMessage) => void;
  failureOf: (error: unknown) => NonNullable<Outgoing["failure"]>;
  /** Whether it is by who is signed in now: what another left behind must not go in their name. */
  isOwn: (message: Outgoing) => boolean;
  /** Where what is on its way outlives the page. */
  storage: Pick<BrowserStorage, "readJson" | "writeJson" | "remove">;
}

export interface SendQueue {
  store: StoreApi<readonly Outgoing[]>;
  add: (message: Pick<Outgoing, "accountId" | "chatId" | "text" | "file" | "afterId">) => void;
  retry: (key: string) => void;
  /** Tries again what could not be sent for want of a connection, in its order. */
  retryLost: () => void;
  /** Gives a message up that has failed. */
  remove: (key: string) => void;
  /** Whoever wrote all this has signed out. */
  clear: () => void;
}

const storageKey = "chat-send-queue";

/** What was on its way when this tab was loaded anew waits once more: the server knows what has got through. */
function stored(storage: SendQueueOptions["storage"]): Outgoing[] {
  const found = storage.readJson(storageKey);
  // Ours alone.
  const messages = Array.isArray(found) ? (found as Outgoing[]) : [];
  return messages.map((one) =>
    one.status === sendStatuses.loading ? { ...one, status: sendStatuses.waiting } : one,
  );
}

function keep(storage: SendQueueOptions["storage"], messages: readonly Outgoing[]): void {
  if (messages.length === 0) storage.remove(storageKey);
  else storage.writeJson(storageKey, messages);
}

/**
 * Messages on their way, those of a chat one after the other, so that they arrive as they were written. Where the server
 * cannot be reached, what was written after stays behind with the first.
 */
export function createSendQueue({
  send,
  onSent,
  failureOf,
  isOwn,
  storage,
}: SendQueueOptions): SendQueue {
  const store = createStore<readonly Outgoing[]>(() => stored(storage));
  const { getState, setState } = store;
  const set = (messages: readonly Outgoing[]) => {
    setState(messages, true);
    keep(storage, messages);
  };
  const move = (
    isMeant: (one: Outgoing) => boolean,
    event: SendEvent,
    failure: Outgoing["failure"],
  ) =>
    set(
      getState().map((one) =>
        isMeant(one) ? { ...one, status: nextSendStatus(one.status, event), failure } : one,
      ),
    );

  async function sendOne(message: Outgoing): Promise<void> {
    const { key, chatId } = message;
    move((one) => one.key === key, "send", null);
    try {
      const sent = await send(message);
      onSent(sent);
      set(getState().filter((one) => one.key !== key));
    } catch (error) {
      const failure = failureOf(error);
      move((one) => one.key === key, "fail", failure);
      if (!failure.isRefused) {
        const isBehind = (one: Outgoing) =>
          one.chatId === chatId && one.status === sendStatuses.waiting;
        const behind = new Set(
          getState()
            .filter(isBehind)
            .map((one) => one.key),
        );
        move((one) => behind.has(one.key), "send", null);
        move((one) => behind.has(one.key), "fail", failure);
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

  /** Those of a chat, or of all, that failed for want of a connection wait again. */
  const requeue = (chatId: number | null) =>
    move(
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
      // What was left behind goes first.
      requeue(message.chatId);
      set([...getState(), { ...message, key: randomId(), status, failure: null, createdAt }]);
      sendNext(message.chatId);
    },
    retry(key) {
      const found = getState().find((one) => one.key === key);
      if (found) requeue(found.chatId);
      move((one) => one.key === key, "retry", null);
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
