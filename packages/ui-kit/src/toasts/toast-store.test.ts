import { TOAST } from "@tropa/domain/interface-constants";
import { describe, expect, it, vi } from "vitest";
import { createToastStore } from "./toast-store.ts";

describe("a toast store", () => {
  it("shows messages in order, with the usual delay", () => {
    const store = createToastStore();
    store.show({ type: "info", text: "first" });
    store.show({ type: "error", text: "second", closeDelay: 50 });
    expect(store.getSnapshot()).toMatchObject([
      { text: "first", closeDelay: TOAST.closeDelayMs },
      { text: "second", closeDelay: 50 },
    ]);
  });

  it("removes a message and notifies subscribed listeners", () => {
    const store = createToastStore();
    const id = store.show({ type: "info", text: "first" });
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.dismiss(id);
    expect(store.getSnapshot()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    store.show({ type: "info", text: "second" });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
