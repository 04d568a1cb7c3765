import { TIMES } from "@tropa/domain/page-constants";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { tabStorage } from "../browser/browser-storage.ts";
import { noticeLeaving, reloadForChunk, takeReload } from "./chunk-reload.ts";

/** A tab's storage, in memory. */
function storage(): Pick<Storage, "getItem" | "setItem"> {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
  };
}

const guardMs = TIMES.chunkErrorReloadGuardMs;
const start = 1_900_000_000_000;

describe("the guard against repeated reloads", () => {
  beforeEach(() => {
    vi.stubGlobal("sessionStorage", storage());
    return () => vi.unstubAllGlobals();
  });

  it("allows one reload in 10 seconds", () => {
    expect(guardMs).toBe(10_000);
    expect(takeReload("/altai", start)).toBe(true);
    expect(takeReload("/altai", start)).toBe(false);
    expect(takeReload("/altai", start + guardMs - 1)).toBe(false);
    expect(takeReload("/altai", start + guardMs)).toBe(true);
    expect(takeReload("/altai", start + guardMs + 1)).toBe(false);
  });

  it("distinguishes paths, including spaces", () => {
    expect(takeReload("/altai", start)).toBe(true);
    expect(takeReload("/altai?phrase=a b", start + 1)).toBe(true);
    expect(takeReload("/altai?phrase=a b", start + 2)).toBe(false);
  });

  it("allows a reload after the clock was set back or with invalid stored data", () => {
    takeReload("/altai", start);
    expect(takeReload("/altai", start - 60_000)).toBe(true);
    tabStorage.write("chunk-reload", "nonsense /altai");
    expect(takeReload("/altai", start)).toBe(true);
  });
});

describe("reloading for a missing chunk", () => {
  const reload = vi.fn<() => void>();
  const fetch = vi.fn<() => Promise<Response>>();
  beforeEach(() => {
    reload.mockClear();
    vi.stubGlobal("fetch", fetch);
    vi.stubGlobal("sessionStorage", storage());
    vi.stubGlobal("window", { location: { pathname: "/altai", search: "", reload } });
    return () => vi.unstubAllGlobals();
  });

  it("happens once when the storefront answers", async () => {
    fetch.mockImplementation(async () => Response.json({ build: "b2" }));
    await Promise.all([reloadForChunk(), reloadForChunk()]);
    await reloadForChunk();
    expect(reload).toHaveBeenCalledOnce();
    expect(fetch).toHaveBeenCalledWith("/_build.json", { cache: "no-store" });
  });

  it("does not happen offline or while the storefront is down", async () => {
    fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await reloadForChunk();
    fetch.mockResolvedValueOnce(new Response("", { status: 503 }));
    await reloadForChunk();
    expect(reload).not.toHaveBeenCalled();
  });

  it("does not happen without storage to remember it", async () => {
    fetch.mockImplementation(async () => Response.json({ build: "b2" }));
    vi.stubGlobal("sessionStorage", undefined);
    await reloadForChunk();
    expect(reload).not.toHaveBeenCalled();
  });
});

/** Stands for an element of a page, or for what is around it. */
class Part {
  readonly #link: Part | null;
  constructor(link: Part | null) {
    this.#link = link;
  }
  closest(): Part | null {
    return this.#link;
  }
}

describe("reloading for a chunk that was given up because its visitor leaves", () => {
  const reload = vi.fn<() => void>();
  let page = new EventTarget();
  /** An event whose target is some part, as the page hears it. */
  const hear = (type: string, facts: object = {}) =>
    page.dispatchEvent(
      Object.defineProperties(
        new Event(type, { cancelable: true }),
        Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, { value }])),
      ),
    );
  const press = (facts: object = {}) =>
    hear("click", { target: new Part(new Part(null)), ...facts });

  beforeEach(() => {
    reload.mockClear();
    page = new EventTarget();
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.stubGlobal("Element", Part);
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("fetch", async () => Response.json({ build: "b1" }));
    vi.stubGlobal("sessionStorage", storage());
    vi.stubGlobal("window", { location: { pathname: "/altai", search: "", reload } });
    return () => {
      // Nobody leaves any more.
      vi.setSystemTime(Date.now() + guardMs);
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it.each([
    ["by a link", () => press()],
    ["by a form", () => hear("submit")],
    ["by the browser's own means", () => hear("beforeunload")],
  ])("does not happen %s", async (_, leave) => {
    vi.setSystemTime(start);
    noticeLeaving();
    leave();
    await reloadForChunk();
    expect(reload).not.toHaveBeenCalled();
  });

  it("happens when the step led nowhere", async () => {
    vi.setSystemTime(start + 100_000);
    noticeLeaving();
    press();
    vi.setSystemTime(start + 100_000 + guardMs);
    await reloadForChunk();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("happens after presses that lead nowhere", async () => {
    vi.setSystemTime(start + 200_000);
    noticeLeaving();
    press({ defaultPrevented: true });
    press({ target: new Part(null) });
    await reloadForChunk();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("happens when they come back to the very page that was given up", async () => {
    vi.setSystemTime(start + 300_000);
    noticeLeaving();
    press();
    await reloadForChunk();
    hear("pageshow", { persisted: false });
    await Promise.resolve();
    expect(reload).not.toHaveBeenCalled();
    hear("pageshow", { persisted: true });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
