import { MODAL } from "@tropa/domain/interface-constants";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterClosing } from "./after-closing.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  [false, MODAL.closeAnimationMs],
  [true, 0],
])("runs after the closing animation: reduced motion %s, after %d ms", (matches, ms) => {
  vi.stubGlobal("matchMedia", () => ({ matches }));
  const onClosed = vi.fn<() => void>();
  afterClosing(onClosed);
  if (ms > 0) {
    vi.advanceTimersByTime(ms - 1);
    expect(onClosed).not.toHaveBeenCalled();
  }
  vi.advanceTimersByTime(ms > 0 ? 1 : 0);
  expect(onClosed).toHaveBeenCalledOnce();
});
