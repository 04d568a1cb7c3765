import type { ChatMessage } from "@tropa/api-contract/conversation/chat";
import { sendStatuses } from "@tropa/domain/conversation/chat-message";
import { expect, test } from "vitest";
import type { Outgoing } from "../../../sending/send-queue.ts";
import { threadRows } from "./rows.ts";

const message = (id: number, at: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  chat_id: 1,
  type: "output",
  side: "tourist",
  author: { account_id: 7, name: "Maria" },
  text: "Hello",
  attachment: null,
  tour_id: null,
  sending_status: sendStatuses.success,
  is_read: false,
  is_moderated: false,
  has_hidden_contacts: false,
  is_deleted: false,
  created_at: at,
  edited_at: null,
  ...more,
});

const outgoing = (key: string, more: Partial<Outgoing> = {}): Outgoing => ({
  key,
  accountId: 7,
  chatId: 1,
  text: "Hello",
  file: null,
  status: sendStatuses.loading,
  failure: null,
  createdAt: "2026-06-02T10:00:00.000Z",
  afterId: 2,
  ...more,
});

const linesOf = (items: ChatMessage[], on: Outgoing[] = [], hasOlder = false) =>
  threadRows({ items, hasOlder }, on);

test("marks a day at its first message and groups messages that follow from one side", () => {
  const rows = linesOf(
    [
      message(1, "2026-06-01T09:00:00.000Z"),
      message(2, "2026-06-01T09:02:00.000Z"),
      message(3, "2026-06-01T09:03:00.000Z", { side: "organizer", type: "input", author: null }),
      message(4, "2026-06-01T09:30:00.000Z", { side: "organizer", type: "input", author: null }),
      message(5, "2026-06-03T09:31:00.000Z"),
    ],
    [],
  );
  expect(rows.map(({ day, isFollowing }) => [day?.slice(0, 10) ?? null, isFollowing])).toEqual([
    ["2026-06-01", false],
    [null, true],
    [null, false],
    [null, false],
    ["2026-06-03", false],
  ]);
});

const keysOf = (known: ChatMessage[], ...on: Outgoing[]) =>
  linesOf(known, on).map(({ key }) => key);
const known = [message(1, "2026-06-02T09:00:00.000Z"), message(2, "2026-06-02T09:00:00.000Z")];
const arrived = message(3, "2026-06-02T10:00:01.000Z");

test("shows a sent message once when the socket brings it before the answer", () => {
  expect(keysOf(known, outgoing("a"))).toEqual(["1", "2", "a"]);
  expect(keysOf([...known, arrived], outgoing("a"))).toEqual(["1", "2", "3"]);
  // The same words written twice are two messages.
  expect(keysOf([...known, arrived], outgoing("a"), outgoing("b"))).toEqual(["1", "2", "3", "a"]);
});

test("keeps showing an outgoing message beside messages that are not it", () => {
  const others = [
    { ...arrived, author: { account_id: 8, name: "Colleague" } },
    { ...arrived, text: "Other" },
    { ...arrived, type: "input" as const },
  ];
  for (const one of others)
    expect(keysOf([...known, one], outgoing("a"))).toEqual(["1", "2", "3", "a"]);
  const refused = outgoing("a", {
    status: sendStatuses.failed,
    failure: { message: "No", isRefused: true },
  });
  expect(keysOf([...known, arrived], refused)).toEqual(["1", "2", "3", "a"]);
});

test("keeps the row objects of known messages when others come before and after them", () => {
  const before = linesOf(known, [], true);
  // Whether a day begins with the first of them is not known yet.
  expect(before.map(({ key }) => key)).toEqual(["2"]);
  const after = linesOf([message(0, "2026-06-02T08:59:00.000Z"), ...known, arrived]);
  expect(after[2]).toBe(before[0]);
  expect(after[1]?.day).toBeNull();
  const changed = [message(1, "2026-06-01T09:00:00.000Z"), known[1]!];
  expect(linesOf(changed, [])[1]?.day).toBe("2026-06-02T09:00:00.000Z");
});
