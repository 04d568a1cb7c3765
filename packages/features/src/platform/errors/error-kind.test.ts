import { expect, it } from "vitest";
import { errorKind } from "./error-kind.ts";

it.each([
  [404, "not_found", "404"],
  [404, null, "404"],
  [404, "removed_from_publication", "removed"],
  [410, "gone", "410"],
  [403, null, "403"],
  [401, null, "403"],
  [503, null, "503"],
  [500, null, "500"],
  [418, null, "500"],
] as const)("errorKind of status %d with reason %s is %s", (status, reason, kind) => {
  expect(errorKind(status, reason)).toBe(kind);
});
