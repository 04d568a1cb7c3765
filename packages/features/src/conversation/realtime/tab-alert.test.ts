import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { alertTab } from "./tab-alert.ts";

/** As much of a page as a tab shows. */
class Page extends EventTarget {
  title = "Chats";
  visibilityState = "hidden";
  href = "/favicon.svg";
  querySelector = () => ({
    getAttribute: () => this.href,
    setAttribute: (_name: string, value: string) => {
      this.href = value;
    },
  });
  show(state: string): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

let page: Page;
beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  vi.stubGlobal("document", page);
  vi.stubGlobal("fetch", async () => new Response("<svg></svg>"));
});
afterEach(() => {
  page.show("visible");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("alternates title and icon of a hidden tab every second until it becomes visible", async () => {
  alertTab("New message");
  // Another message changes nothing of it.
  alertTab("New message");
  const seen: [string, boolean][] = [];
  for (let seconds = 0; seconds < 4; seconds += 1) {
    await vi.advanceTimersByTimeAsync(999);
    seen.push([page.title, page.href.startsWith("data:")]);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(seen).toEqual([
    ["Chats", false],
    ["New message", true],
    ["Chats", false],
    ["New message", true],
  ]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.title).toBe("New message");
  page.show("visible");
  expect([page.title, page.href]).toEqual(["Chats", "/favicon.svg"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(page.title).toBe("Chats");
});

test("leaves title and icon of a visible tab unchanged", async () => {
  page.visibilityState = "visible";
  alertTab("New message");
  await vi.advanceTimersByTimeAsync(3000);
  expect([page.title, page.href]).toEqual(["Chats", "/favicon.svg"]);
});

test("changes only the title when the icon cannot be fetched", async () => {
  vi.stubGlobal("fetch", async () => new Response("gone", { status: 404 }));
  alertTab("New message");
  await vi.advanceTimersByTimeAsync(1000);
  expect([page.title, page.href]).toEqual(["New message", "/favicon.svg"]);
});
