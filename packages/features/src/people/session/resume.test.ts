import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { beforeEach, expect, it, vi } from "vitest";
import type { SessionEnd } from "./session.ts";

const resume = vi.fn<() => Promise<void>>();
const call = vi.fn<() => Promise<unknown>>();
const endSession = vi.fn<(ended: SessionEnd | null) => void>();
const missSession = vi.fn<() => void>();
vi.mock("./session.ts", async (original) => ({
  ...(await original<object>()),
  endSession,
  missSession,
}));
vi.mock("../../platform/api/browser-api.ts", () => ({
  browserApi: () => Promise.resolve({ resume, call }),
}));

const storefront = {} as Storefront;
const hooks = { begin: () => Promise.resolve(), end: () => Promise.resolve() };

/** A page that begins with these cookies. */
async function beginPage(cookie: string) {
  vi.resetModules();
  vi.stubGlobal("document", { cookie });
  return { ...(await import("./start-session.ts")), ...(await import("./resume.ts")) };
}

beforeEach(() => {
  for (const mock of [call, endSession, missSession, resume]) mock.mockReset();
  call.mockReturnValue(new Promise(() => {}));
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

it("asks for no session after one that was asked for early and is over", async () => {
  const { startEarly, dropSession, hurrySession, resumeSession } = await beginPage("signed-in=1");
  startEarly(storefront, {});
  dropSession("here");
  vi.stubGlobal("document", { cookie: "" });
  hurrySession();
  resumeSession(storefront, hooks);
  expect(endSession.mock.calls).toEqual([[null]]);
});

it("takes no late failure of a session that is over for one of the next", async () => {
  const { dropSession, startSession } = await beginPage("signed-in=1");
  const { accessTokens } = await import("../../platform/api/access-tokens.ts");
  resume.mockImplementation(async () => accessTokens.set("token"));
  const profile = Promise.withResolvers<unknown>();
  call.mockReturnValueOnce(profile.promise);
  const started = startSession(storefront, hooks);
  await expect.poll(() => call.mock.calls.length).toBe(1);
  dropSession("here");
  profile.reject(new Error("timeout"));
  await started;
  expect(missSession).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});

it("a session that is given up before the browser is idle is not asked for then", async () => {
  let rest = () => {};
  const requestIdleCallback = (work: () => void) => (rest = work);
  vi.stubGlobal("window", { requestIdleCallback });
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
  const { abandonResume, hurrySession, resumeSession } = await beginPage("signed-in=1");
  resumeSession(storefront, hooks);
  abandonResume();
  rest();
  hurrySession();
  resumeSession(storefront, hooks);
  await expect.poll(() => endSession.mock.calls).toEqual([["lost"]]);
  expect(resume).toHaveBeenCalledOnce();
});
