import { expect, it } from "vitest";
import { hasScreen } from "./screens.ts";

it.each([
  ["/", true],
  ["/?password-reset-token=abc", true],
  ["/booking/uuid/7f1c", true],
  ["/booking/uuid/", false],
  ["/booking/uuid/7f1c/more", false],
  ["/altai-na-loshadyah-700012", true],
  ["/organizer/bookings/12", true],
  ["/nowhere", false],
  ["/a/b-12", false],
  ["/evil.example/..", false],
])("hasScreen of %s is %s", (path, expected) => {
  expect(hasScreen(path)).toBe(expected);
});
