import { expect, test, vi } from "vitest";
import { SharedJson } from "./shared-json.ts";

test("parses and serializes an answer once more when it is sent again, then never", () => {
  const shared = new SharedJson();
  const answer = { title: "Алтай", seats: [1, 2], leaked: true };
  const parse = vi.fn(() => ({ title: "Алтай", seats: [1, 2] }));
  expect(shared.write(answer, parse)).toEqual({ title: "Алтай", seats: [1, 2] });
  const written = shared.write(answer, parse);
  expect(JSON.parse(String(written))).toEqual({ title: "Алтай", seats: [1, 2] });
  expect(shared.write(answer, parse)).toBe(written);
  expect(parse).toHaveBeenCalledTimes(2);
  expect(shared.write({ ...answer }, parse)).not.toBeInstanceOf(Buffer);
});
