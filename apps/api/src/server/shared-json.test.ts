import { expect, test } from "vitest";
import { sharedJson } from "./shared-json.ts";

test("writes an answer once, from the second time on", () => {
  const answer = { title: "Алтай", seats: [1, 2] };
  expect(sharedJson(answer)).toBeNull();
  const written = sharedJson(answer);
  expect(JSON.parse(String(written))).toEqual(answer);
  expect(sharedJson(answer)).toBe(written);
  expect(sharedJson({ ...answer })).toBeNull();
});
