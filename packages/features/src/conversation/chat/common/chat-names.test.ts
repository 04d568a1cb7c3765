import type { ChatMessage } from "@tropa/api-contract/conversation/chat";
import { expect, test } from "vitest";
import { hasSeveralHosts, readableName } from "./chat-names.ts";

test("readableName transliterates Cyrillic for readers of other languages", () => {
  expect(readableName("Ульяна Одинцова", "ru")).toBe("Ульяна Одинцова");
  for (const locale of ["en", "de", "zh"] as const)
    expect(readableName("Ульяна Одинцова", locale)).toBe("Ulyana Odintsova");
  expect(readableName("Zoë Müller", "en")).toBe("Zoë Müller");
});

const by = (side: ChatMessage["side"], id: number | null) =>
  ({ side, author: id === null ? null : { account_id: id, name: "" } }) as ChatMessage;

test("hasSeveralHosts counts only people of the organizer", () => {
  expect(hasSeveralHosts([by("tourist", 1), by("organizer", 2), by("organizer", 2)])).toBe(false);
  expect(hasSeveralHosts([by("organizer", 2), by("organizer", null), by("support", 4)])).toBe(
    false,
  );
  expect(hasSeveralHosts([by("organizer", 2), by("tourist", 1), by("organizer", 3)])).toBe(true);
});
