import { beforeEach, expect, it, vi } from "vitest";

const page = { origin: "https://shop.example", pathname: "/altai", search: "?page=2" };
const fetch = vi.fn<() => Promise<Response>>();
let view: EventTarget;
let visibilityState: string;
/** The decision says five minutes. */
const pollMs = 5 * 60_000;

/** The one part of an element that a click on a link is asked for. */
class StandInElement extends EventTarget {
  href: string;
  constructor(href: string) {
    super();
    this.href = href;
  }
  closest() {
    return this;
  }
}

/** Whether a click on a link gets past the watch, to the router. */
function reachesRouter(href: string): boolean {
  const event = new Event("click", { cancelable: true });
  Object.defineProperty(event, "target", { value: new StandInElement(href) });
  const stopped = vi.spyOn(event, "stopPropagation");
  view.dispatchEvent(event);
  // The browser follows the link in either case.
  expect(event.defaultPrevented).toBe(false);
  return stopped.mock.calls.length === 0;
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  view = Object.assign(new EventTarget(), { location: page });
  visibilityState = "visible";
  fetch.mockReset();
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("window", view);
  vi.stubGlobal("Element", StandInElement);
  vi.stubGlobal("document", {
    get visibilityState() {
      return visibilityState;
    },
  });
  const { watchBuild } = await import("./build-watch.ts");
  fetch.mockImplementation(async () => Response.json({ build: "b1" }));
  watchBuild("b1");
  await vi.advanceTimersByTimeAsync(0);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const other = "https://shop.example/baikal";

it("polls the build at once and every five minutes and leaves links to the router", async () => {
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3 * pollMs);
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(reachesRouter(other)).toBe(true);
});

it("leaves links to the browser and stops polling once there is a new build", async () => {
  fetch.mockImplementation(async () => Response.json({ build: "b2" }));
  await vi.advanceTimersByTimeAsync(pollMs);
  expect(reachesRouter(other)).toBe(false);
  expect(reachesRouter("https://shop.example/altai?page=2#reviews")).toBe(true);
  expect(reachesRouter("https://elsewhere.example/")).toBe(true);
  await vi.advanceTimersByTimeAsync(3 * pollMs);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it("ignores an outage and polls again after it", async () => {
  fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  fetch.mockResolvedValueOnce(new Response("<html>", { status: 502 }));
  fetch.mockResolvedValueOnce(Response.json({ message: "" }, { status: 503 }));
  await vi.advanceTimersByTimeAsync(3 * pollMs);
  expect(reachesRouter(other)).toBe(true);
  fetch.mockImplementation(async () => Response.json({ build: "b2" }));
  await vi.advanceTimersByTimeAsync(pollMs);
  expect(reachesRouter(other)).toBe(false);
});

it("does not poll in a hidden tab", async () => {
  visibilityState = "hidden";
  await vi.advanceTimersByTimeAsync(5 * pollMs);
  expect(fetch).toHaveBeenCalledTimes(1);
});
