import { expect, test } from "vitest";
import { sharedJson } from "./shared-json.ts";

test("serializes an answer once, from its second use on", () => {
  const answer = { title: "Алтай", seats: [1, 2] };
  expect(sharedJson(answer)).toBeNull();
  const written = sharedJson(answer);
  expect(JSON.parse(String(written))).toEqual(answer);
  expect(sharedJson(answer)).toBe(written);
  expect(sharedJson({ ...answer })).toBeNull();
});
