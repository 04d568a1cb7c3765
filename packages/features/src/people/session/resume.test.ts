import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { beforeEach, expect, it, vi } from "vitest";

const resume = vi.fn<() => Promise<void>>();
const call = vi.fn<() => Promise<unknown>>();
vi.mock("../../platform/api/browser-api.ts", () => ({
  browserApi: () => Promise.resolve({ resume, call }),
}));

const storefront = {} as Storefront;
const hooks = { begin: () => Promise.resolve(), end: () => Promise.resolve() };
const visitor = { status: "visitor", ended: null };

/** A page that begins with these cookies. */
async function beginPage(cookie: string) {
  vi.resetModules();
  vi.stubGlobal("document", { cookie });
  const session = await import("./session.ts");
  return {
    ...session,
    ...(await import("./start-session.ts")),
    ...(await import("./resume.ts")),
    state: session.useSession.getState,
  };
}

beforeEach(() => {
  for (const mock of [call, resume]) mock.mockReset();
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
  const { startEarly, resumeSession, state } = await beginPage("signed-in=1");
  startEarly(storefront, {});
  await expect.poll(() => document.cookie).toBe("");
  await resumeSession(storefront, hooks);
  expect(state()).toMatchObject({ status: "visitor", ended: "lost" });
});

it("does not resume a session for a visitor without the cookie", async () => {
  const { startEarly, resumeSession, state } = await beginPage("");
  startEarly(storefront, {});
  await resumeSession(storefront, hooks);
  expect(state()).toMatchObject(visitor);
  expect(resume).not.toHaveBeenCalled();
});

it("asks for no session after one that was asked for early and is over", async () => {
  const { startEarly, dropSession, resumeSession, state } = await beginPage("signed-in=1");
  startEarly(storefront, {});
  dropSession("here");
  vi.stubGlobal("document", { cookie: "" });
  await resumeSession(storefront, hooks);
  expect(state()).toMatchObject(visitor);
});

it("takes no late failure of a session that is over for one of the next", async () => {
  const { dropSession, startSession, state } = await beginPage("signed-in=1");
  const { accessTokens } = await import("../../platform/api/access-tokens.ts");
  resume.mockImplementation(async () => accessTokens.set("token"));
  const profile = Promise.withResolvers<unknown>();
  call.mockReturnValueOnce(profile.promise);
  const started = startSession(storefront, hooks);
  await expect.poll(() => call.mock.calls.length).toBe(1);
  dropSession("here");
  profile.reject(new Error("timeout"));
  await started;
  expect(state()).toMatchObject(visitor);
  expect(console.warn).not.toHaveBeenCalled();
});

it("says that it cannot be known who reads when the profile does not come", async () => {
  const { startEarly, resumeSession, state } = await beginPage("signed-in=1");
  const { accessTokens } = await import("../../platform/api/access-tokens.ts");
  resume.mockImplementation(async () => accessTokens.set("token"));
  call.mockRejectedValue(new Error("timeout"));
  startEarly(storefront, {});
  await resumeSession(storefront, hooks);
  expect(state().status).toBe("unreachable");
});

it("waits for an idle browser until a page needs the session at once", async () => {
  let rest = () => {};
  const requestIdleCallback = (work: () => void) => (rest = work);
  vi.stubGlobal("window", { requestIdleCallback });
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
  const { dropSession, resumeSessionNow, resumeSession, state } = await beginPage("signed-in=1");
  const givenUp = resumeSession(storefront, hooks);
  dropSession("here");
  rest();
  await givenUp;
  expect(resume).not.toHaveBeenCalled();
  const resumed = resumeSession(storefront, hooks);
  resumeSessionNow();
  await resumed;
  expect(state()).toMatchObject({ status: "visitor", ended: "lost" });
  expect(resume).toHaveBeenCalledOnce();
});
