import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { startRealtime, stopRealtime } from "./start-realtime.ts";

let ticket: { ticket: string; url: string | null };
vi.mock("../../platform/api/browser-api.ts", () => ({
  browserApi: async () => ({ call: async () => ticket }),
}));

const opened: string[] = [];

beforeEach(() => {
  opened.length = 0;
  const page = { addEventListener() {}, removeEventListener() {}, visibilityState: "visible" };
  vi.stubGlobal("window", { ...page, location: { origin: "https://shop.example" } });
  vi.stubGlobal("document", page);
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor(url: string) {
        opened.push(url);
      }
      addEventListener() {}
      close() {}
    },
  );
});
afterEach(() => {
  stopRealtime();
  vi.unstubAllGlobals();
});

test.each([
  [null, "wss://shop.example/ws"],
  ["wss://live.tropa.example/ws", "wss://live.tropa.example/ws"],
])("a ticket with the address %s opens a socket at %s", async (url, expected) => {
  ticket = { ticket: "t", url };
  startRealtime({
    accountId: 1,
    storefront: {} as Storefront,
    newMessage: async () => "New message",
  });
  await expect.poll(() => opened).toEqual([expected]);
});
