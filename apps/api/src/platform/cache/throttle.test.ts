import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Throttle } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("works at once, then once per interval however often it is wanted, and always after the last time", () => {
  const work = vi.fn<() => void>();
  const throttle = new Throttle(work, 1000);
  throttle.run();
  expect(work).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 25; i++) {
    throttle.run();
    vi.advanceTimersByTime(100);
  }
  expect(work).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(4);
  throttle.run();
  expect(work).toHaveBeenCalledTimes(5);
});
