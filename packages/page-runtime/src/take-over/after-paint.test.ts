import { beforeEach, expect, it, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

/** As long as a page waits for its pictures. */
const patienceMs = 3000;

/** What a picture of the page tells: whether it is there, and when it has come. */
class StandInPicture extends EventTarget {
  complete: boolean;
  constructor(complete: boolean) {
    super();
    this.complete = complete;
  }
}

let view: EventTarget;
let pictures: StandInPicture[];
let nextFrame: (() => void) | undefined;
const asked = vi.fn<(selector: string) => StandInPicture[]>(() => pictures);

/** Starts waiting; says whether it is over, once everything that is due has happened. */
function wait(): () => Promise<boolean> {
  let isOver = false;
  void afterPaint().then(() => {
    isOver = true;
  });
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return isOver;
  };
}

const paint = () => {
  nextFrame?.();
  nextFrame = undefined;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  view = new EventTarget();
  pictures = [];
  asked.mockClear();
  nextFrame = undefined;
  vi.stubGlobal("window", view);
  vi.stubGlobal("document", { querySelectorAll: asked });
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    nextFrame = callback;
    return 1;
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it("waits for one painted frame without a main picture", async () => {
  const isOver = wait();
  expect(await isOver()).toBe(false);
  expect(asked).toHaveBeenCalledWith('img[fetchpriority="high"]');
  paint();
  expect(await isOver()).toBe(true);
});

it.each(["load", "error"])("waits for the %s of each picture that is loading", async (end) => {
  const [here, first, second] = [true, false, false].map((is) => new StandInPicture(is));
  pictures = [here, first, second].filter((picture) => picture !== undefined);
  const isOver = wait();
  first?.dispatchEvent(new Event(end));
  await isOver();
  expect(nextFrame).toBeUndefined();
  second?.dispatchEvent(new Event(end));
  expect(await isOver()).toBe(false);
  paint();
  expect(await isOver()).toBe(true);
});

it.each(["pointerdown", "keydown", "touchstart"])(
  "stops waiting on a visitor's %s",
  async (intent) => {
    pictures = [new StandInPicture(false)];
    const isOver = wait();
    expect(await isOver()).toBe(false);
    view.dispatchEvent(new Event(intent));
    expect(await isOver()).toBe(true);
  },
);

it("stops waiting after three seconds", async () => {
  pictures = [new StandInPicture(false)];
  const isOver = wait();
  await vi.advanceTimersByTimeAsync(patienceMs - 1);
  expect(await isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver()).toBe(true);
});

/** A browser that reports what it has painted; answers how to report. */
function reporting(): (element: unknown) => void {
  let report: (list: { getEntries: () => { element: unknown }[] }) => void = () => {};
  class Observer {
    static supportedEntryTypes = ["largest-contentful-paint"];
    constructor(callback: typeof report) {
      report = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("PerformanceObserver", Observer);
  return (element) => report({ getEntries: () => [{ element }] });
}

it("waits for the paint report of a main picture when the browser reports paints", async () => {
  const report = reporting();
  const picture = new StandInPicture(true);
  pictures = [picture];
  const isOver = wait();
  await isOver();
  paint();
  expect(await isOver()).toBe(false);
  report("the heading");
  expect(await isOver()).toBe(false);
  report(picture);
  expect(await isOver()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it("stops waiting for a report of a picture smaller than some text after half a second", async () => {
  reporting();
  pictures = [new StandInPicture(true)];
  const isOver = wait();
  await isOver();
  paint();
  await vi.advanceTimersByTimeAsync(499);
  expect(await isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver()).toBe(true);
});

it("removes its listeners and timers", async () => {
  const added = vi.spyOn(view, "addEventListener");
  const isOver = wait();
  await isOver();
  paint();
  expect(await isOver()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  const signals = added.mock.calls.map(([, , options]) =>
    typeof options === "object" ? options.signal?.aborted : undefined,
  );
  expect(signals).toEqual([true, true, true]);
});
