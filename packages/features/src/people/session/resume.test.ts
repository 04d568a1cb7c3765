import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { beforeEach, expect, it, vi } from "vitest";
import type { SessionEnd } from "./session.ts";

const resume = vi.fn<() => Promise<void>>();
const endSession = vi.fn<(ended: SessionEnd | null) => void>();
vi.mock("./session.ts", async (original) => ({ ...(await original<object>()), endSession }));
vi.mock("../../platform/api/browser-api.ts", () => ({
  browserApi: () => Promise.resolve({ resume, call: () => new Promise(() => {}) }),
}));

const storefront = {} as Storefront;
const hooks = { begin: () => Promise.resolve(), end: () => Promise.resolve() };

/** A page that begins with these cookies. */
async function beginPage(cookie: string) {
  vi.resetModules();
  vi.stubGlobal("document", { cookie });
  const { startEarly } = await import("./start-session.ts");
  const { hurrySession, resumeSession } = await import("./resume.ts");
  return { startEarly, hurrySession, resumeSession };
}

beforeEach(() => {
  endSession.mockReset();
  resume.mockReset();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  // A refusal takes the mark away.
  resume.mockImplementation(async () => {
    vi.stubGlobal("document", { cookie: "" });
    const { ApiClientError } = await import("@tropa/api-client/api-client-error");
    throw new ApiClientError("http", "refresh", { status: 401 });
  });
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

it("reports a session that was ended elsewhere as lost, even when that is known early", async () => {
  const { startEarly, hurrySession, resumeSession } = await beginPage("signed-in=1");
  startEarly(storefront, {});
  await expect.poll(() => document.cookie).toBe("");
  hurrySession();
  resumeSession(storefront, hooks);
  await expect.poll(() => endSession.mock.calls).toEqual([["lost"]]);
});

it("does not resume a session for a visitor without the cookie", async () => {
  const { startEarly, hurrySession, resumeSession } = await beginPage("");
  startEarly(storefront, {});
  hurrySession();
  resumeSession(storefront, hooks);
  expect(endSession.mock.calls).toEqual([[null]]);
  expect(resume).not.toHaveBeenCalled();
});
