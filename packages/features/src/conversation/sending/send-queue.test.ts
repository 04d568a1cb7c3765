import type { ChatMessage } from "@tropa/api-contract/conversation/chat";
import { sendStatuses } from "@tropa/domain/conversation/chat-message";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { createSendQueue } from "./send-queue.ts";
import type { Outgoing } from "./send-queue.ts";

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
});
const storage = {
  readJson: (key: string): unknown => JSON.parse(kept.get(key) ?? "null"),
  writeJson(key: string, value: unknown) {
    kept.set(key, JSON.stringify(value));
    return true;
  },
  remove: (key: string) => void kept.delete(key),
};

/** A server that writes a message down once for its key, and may lose its answer or refuse it. */
function server(luck: () => "ok" | "lost before" | "lost after" | "refused") {
  const written: string[] = [];
  const keys = new Map<string, number>();
  const send = async ({ key, text, chatId }: Outgoing): Promise<ChatMessage> => {
    await Promise.resolve();
    const fate = luck();
    if (fate === "lost before") throw new Error("no connection");
    if (fate === "refused") throw new RangeError("refused");
    if (!keys.has(key)) keys.set(key, written.push(text));
    if (fate === "lost after") throw new Error("no connection");
    return { id: keys.get(key), chat_id: chatId, text } as ChatMessage;
  };
  return { send, written };
}

const failureOf = (error: unknown) => ({ message: null, isRefused: error instanceof RangeError });
const isOwn = () => true;
const settled = () => new Promise((resolve) => setTimeout(resolve));
const outgoing = (text: string, chatId = 1) => ({
  accountId: 7,
  chatId,
  text,
  file: null,
  afterId: 0,
});

test("delivers each message once and in order despite lost connections", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom("ok", "lost before", "lost after"), { maxLength: 30 }),
      fc.integer({ min: 1, max: 8 }),
      async (given, count) => {
        const fates = [...given];
        const { send, written } = server(() => fates.shift() ?? "ok");
        const sent: string[] = [];
        const box = createSendQueue({
          send,
          failureOf,
          isOwn,
          storage,
          onSent: ({ text }) => void sent.push(text),
        });
        const texts = Array.from({ length: count }, (_, index) => `message ${index}`);
        for (const text of texts) {
          box.add(outgoing(text));
          if (text.endsWith("3")) await settled();
        }
        for (let tries = 0; tries <= 30 && box.store.getState().length > 0; tries += 1) {
          await settled();
          box.retryLost();
        }
        await settled();
        expect(written).toEqual(texts);
        expect(sent).toEqual(texts);
        expect(box.store.getState()).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

test("keeps a refused message with its reason and sends the next ones", async () => {
  const fates = ["refused"] as ("ok" | "refused")[];
  const { send, written } = server(() => fates.shift() ?? "ok");
  const box = createSendQueue({ send, failureOf, isOwn, storage, onSent: () => {} });
  box.add(outgoing("no"));
  box.add(outgoing("yes"));
  await settled();
  expect(written).toEqual(["yes"]);
  const [left] = box.store.getState();
  expect(left).toMatchObject({
    text: "no",
    status: sendStatuses.failed,
    failure: { isRefused: true },
  });
  box.retryLost();
  await settled();
  expect(box.store.getState()).toHaveLength(1);
  box.retry(left?.key ?? "");
  await settled();
  expect(written).toEqual(["yes", "no"]);
});

test("sends to other chats while one waits, and lets a failed message be removed", async () => {
  const send = (message: Outgoing) =>
    message.chatId === 1 ? Promise.reject(new Error("lost")) : Promise.resolve({} as ChatMessage);
  const box = createSendQueue({ send, failureOf, isOwn, storage, onSent: () => {} });
  box.add(outgoing("first", 1));
  box.add(outgoing("second", 2));
  await settled();
  const [left] = box.store.getState();
  expect(box.store.getState().map(({ text }) => text)).toEqual(["first"]);
  box.remove(left?.key ?? "");
  expect(box.store.getState()).toEqual([]);
});

test("resumes unsent messages after a reload", async () => {
  const first = createSendQueue({
    send: () => new Promise(() => {}),
    failureOf,
    isOwn,
    storage,
    onSent: () => {},
  });
  first.add(outgoing("one"));
  first.add(outgoing("two"));
  await settled();
  const { send, written } = server(() => "ok");
  const again = createSendQueue({ send, failureOf, isOwn, storage, onSent: () => {} });
  await settled();
  expect(written).toEqual(["one", "two"]);
  expect(again.store.getState()).toEqual([]);
});

test("holds unsent messages of one account back while another account is signed in", async () => {
  const fates = ["lost before"] as ("ok" | "lost before")[];
  const { send, written } = server(() => fates.shift() ?? "ok");
  let signedIn = 7;
  const box = createSendQueue({
    send,
    failureOf,
    storage,
    isOwn: ({ accountId }) => accountId === signedIn,
    onSent: () => {},
  });
  box.add(outgoing("by the first"));
  await settled();
  signedIn = 8;
  box.retryLost();
  box.add({ ...outgoing("by the second"), accountId: 8 });
  await settled();
  expect(written).toEqual(["by the second"]);
  signedIn = 7;
  box.retryLost();
  await settled();
  expect(written).toEqual(["by the second", "by the first"]);
});
