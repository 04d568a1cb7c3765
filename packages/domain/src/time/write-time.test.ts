import { expect, it } from "vitest";
import { writeTime } from "./write-time.ts";

it("writes a time of day in the reader's way", () => {
  expect(writeTime("09:00", "ru")).toBe("09:00");
  expect(writeTime("9:00", "de")).toBe("09:00");
  expect(writeTime("18:30", "en")).toBe("6:30\u00a0PM");
  expect(writeTime("18:30", "zh")).toBe("18:30");
});
