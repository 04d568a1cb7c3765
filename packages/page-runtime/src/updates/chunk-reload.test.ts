import { TIMES } from "@tropa/domain/page-constants";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { reloadForChunk, takeReload } from "./chunk-reload.ts";

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

describe("a page that misses a chunk", () => {
  it("reloads once in 10 seconds", () => {
    const tab = storage();
    expect(guardMs).toBe(10_000);
    expect(takeReload(tab, "/altai", start)).toBe(true);
    expect(takeReload(tab, "/altai", start)).toBe(false);
    expect(takeReload(tab, "/altai", start + guardMs - 1)).toBe(false);
    expect(takeReload(tab, "/altai", start + guardMs)).toBe(true);
    expect(takeReload(tab, "/altai", start + guardMs + 1)).toBe(false);
  });

  it("is told apart by its path, blanks and all", () => {
    const tab = storage();
    expect(takeReload(tab, "/altai", start)).toBe(true);
    expect(takeReload(tab, "/altai?phrase=a b", start + 1)).toBe(true);
    expect(takeReload(tab, "/altai?phrase=a b", start + 2)).toBe(false);
  });

  it("is not stopped by a clock that has been set back, or by what others have stored", () => {
    const tab = storage();
    takeReload(tab, "/altai", start);
    expect(takeReload(tab, "/altai", start - 60_000)).toBe(true);
    tab.setItem("chunk-reload", "nonsense /altai");
    expect(takeReload(tab, "/altai", start)).toBe(true);
  });
});

describe("reloading", () => {
  const reload = vi.fn<() => void>();
  const fetch = vi.fn<() => Promise<Response>>();
  beforeEach(() => {
    reload.mockClear();
    vi.stubGlobal("fetch", fetch);
    vi.stubGlobal("sessionStorage", storage());
    vi.stubGlobal("window", { location: { pathname: "/altai", search: "", reload } });
    return () => vi.unstubAllGlobals();
  });

  it("happens once while the storefront answers", async () => {
    fetch.mockImplementation(async () => Response.json({ build: "b2" }));
    await Promise.all([reloadForChunk(), reloadForChunk()]);
    await reloadForChunk();
    expect(reload).toHaveBeenCalledOnce();
    expect(fetch).toHaveBeenCalledWith("/_build.json", { cache: "no-store" });
  });

  it("does not take a page from who is offline, nor while the storefront is down", async () => {
    fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await reloadForChunk();
    fetch.mockResolvedValueOnce(new Response("", { status: 503 }));
    await reloadForChunk();
    expect(reload).not.toHaveBeenCalled();
  });

  it("does not happen where nothing could remember it", async () => {
    fetch.mockImplementation(async () => Response.json({ build: "b2" }));
    vi.stubGlobal("sessionStorage", undefined);
    await reloadForChunk();
    expect(reload).not.toHaveBeenCalled();
  });
});
