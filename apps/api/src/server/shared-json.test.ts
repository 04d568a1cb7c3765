import { expect, test } from "vitest";
import { sharedJson } from "./shared-json.ts";

test("serializes an answer once, when it is used for the second time", () => {
  const answer = { title: "Алтай", seats: [1, 2] };
  expect(sharedJson(answer)).toBeNull();
  const written = sharedJson(answer);
  expect(JSON.parse(String(written))).toEqual(answer);
  expect(sharedJson(answer)).toBe(written);
  expect(sharedJson({ ...answer })).toBeNull();
});
