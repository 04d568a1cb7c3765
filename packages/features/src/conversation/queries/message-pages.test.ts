import { sendStatuses } from "@tropa/domain/conversation/chat-message";
import type { ChatMessage } from "@tropa/api-contract/conversation/chat";
import fc from "fast-check";
import { expect, test } from "vitest";
import { updateMatching, withMessage, withNewest, withOlder } from "./message-pages.ts";
import type { KnownMessages } from "./message-pages.ts";

const message = (id: number, text = `message ${id}`): ChatMessage => ({
  id,
  chat_id: 1,
  type: "input",
  side: "organizer",
  author: null,
  text,
  attachment: null,
  tour_id: null,
  sending_status: sendStatuses.success,
  is_read: false,
  is_moderated: false,
  has_hidden_contacts: false,
  is_deleted: false,
  created_at: "2026-06-01T10:00:00.000Z",
  edited_at: null,
});

const pageLength = 5;

/** A server with messages 1 … count. */
const pageOf = (count: number, before = count + 1) => {
  const ids = Array.from({ length: before - 1 }, (_, index) => before - 1 - index);
  return {
    items: ids.slice(0, pageLength).map((id) => message(id)),
    has_more: ids.length > pageLength,
  };
};

const idsOf = ({ items }: KnownMessages) => items.map(({ id }) => id);

test("holds every known message once, in order and without a gap, whatever arrives when", () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant("send" as const),
      count: fc.integer({ min: 1, max: 12 }),
      isHeard: fc.boolean(),
    }),
    fc.record({ kind: fc.constant("newest" as const) }),
    fc.record({ kind: fc.constant("older" as const) }),
    fc.record({ kind: fc.constant("repeat" as const) }),
  );
  fc.assert(
    fc.property(fc.nat(30), fc.array(step, { maxLength: 20 }), (start, steps) => {
      let count = start;
      let known = withNewest(undefined, pageOf(count));
      for (const one of steps) {
        if (one.kind === "send") {
          const before = count;
          count += one.count;
          if (one.isHeard)
            for (let id = before + 1; id <= count; id += 1) known = withMessage(known, message(id));
          // After a missed message the client asks for the newest page before it hears anything else.
          else known = withNewest(known, pageOf(count));
        } else if (one.kind === "newest") known = withNewest(known, pageOf(count));
        else if (one.kind === "older" && known.hasOlder)
          known = withOlder(known, pageOf(count, known.items[0]?.id));
        else if (count > 0) known = withMessage(known, message(count));
      }
      const first = known.items[0]?.id ?? 1;
      expect(idsOf(known)).toEqual(
        Array.from({ length: count - first + 1 }, (_, index) => first + index),
      );
      expect(known.hasOlder).toBe(first > 1 && count > 0);
    }),
  );
});

test("drops older messages instead of leaving a gap in the middle", () => {
  const known = withNewest(undefined, pageOf(10));
  expect(idsOf(withNewest(known, pageOf(20)))).toEqual([16, 17, 18, 19, 20]);
  expect(withNewest(known, pageOf(20)).hasOlder).toBe(true);
  expect(idsOf(withNewest(known, pageOf(12)))).toEqual([6, 7, 8, 9, 10, 11, 12]);
});

test("replaces a known message with its changed version", () => {
  const known = withNewest(undefined, pageOf(3));
  expect(withMessage(known, message(2, "edited")).items[1]?.text).toBe("edited");
  const read = updateMatching(known, ({ id }) => id <= 2, { is_read: true });
  expect(read.items.map(({ is_read: isRead }) => isRead)).toEqual([true, true, false]);
  expect(read.items[2]).toBe(known.items[2]);
  expect(updateMatching(known, () => false, { text: "" })).toBe(known);
});
