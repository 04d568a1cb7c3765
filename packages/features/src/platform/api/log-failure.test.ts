import { afterEach, expect, it, vi } from "vitest";
import { logAndReturnNull } from "./log-failure.ts";

afterEach(() => vi.restoreAllMocks());

it("logs a failure once with its call and answers null", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const error = new Error("no answer");
  expect(await Promise.reject(error).catch(logAndReturnNull("info", "/spa/info"))).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    "info (/spa/info) failed, the page goes on without it",
    error,
  );
});

it("does not log an aborted call", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(
    logAndReturnNull("info", "/spa/info", AbortSignal.abort())(new Error("aborted")),
  ).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});
