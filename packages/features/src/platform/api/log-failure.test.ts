import { afterEach, expect, it, vi } from "vitest";
import { failed } from "./log-failure.ts";

afterEach(() => vi.restoreAllMocks());

it("notes a failure once, with its call, and stands back for it with nothing", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const error = new Error("no answer");
  expect(await Promise.reject(error).catch(failed("info", "/spa/info"))).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    "info (/spa/info) failed, the page goes on without it",
    error,
  );
});

it("a call that was given up has not failed", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(failed("info", "/spa/info", AbortSignal.abort())(new Error("aborted"))).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});
