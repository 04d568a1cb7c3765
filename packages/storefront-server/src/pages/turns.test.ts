import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ConcurrencyLimiter } from "./turns.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function piecesOfWork(turns: ConcurrencyLimiter, count: number) {
  const begun: number[] = [];
  const works = Array.from({ length: count }, (_, number) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const done = turns.run(() => {
      begun.push(number);
      return promise;
    });
    return { done, end: () => resolve(number), fail: () => reject(new Error("failed")) };
  });
  return { begun, works };
}

it("starts the next work in order when one is done or has failed", async () => {
  const { begun, works } = piecesOfWork(new ConcurrencyLimiter(2, 40), 4);
  expect(begun).toEqual([0, 1]);
  works[1]?.end();
  expect(await works[1]?.done).toBe(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([0, 1, 2]);
  works[0]?.fail();
  await expect(works[0]?.done).rejects.toThrow("failed");
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it("starts others while some take long, and counts each of those once", async () => {
  const { begun, works } = piecesOfWork(new ConcurrencyLimiter(1, 40), 4);
  await vi.advanceTimersByTimeAsync(40);
  expect(begun).toEqual([0, 1]);
  works[0]?.end();
  await works[0]?.done;
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(80);
  expect(begun).toEqual([0, 1, 2, 3]);
});
