import { TIMES } from "@tropa/domain/page-constants";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { tabStorage } from "../browser/browser-storage.ts";
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
