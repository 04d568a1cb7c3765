import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { afterEach, expect, it, vi } from "vitest";
import { accessTokens } from "../../platform/api/access-tokens.ts";
import { signOut } from "./sign-out.ts";
import { startSession } from "./start-session.ts";

const logout = vi.fn<() => Promise<unknown>>();
vi.mock("./page-rests.ts", () => ({ whenPageSettled: () => Promise.resolve() }));
vi.mock("./activity.ts", () => ({ followActivity: () => {} }));
vi.mock("../../platform/api/browser-api.ts", () => ({
  browserApi: () =>
    Promise.resolve({
      resume: async () => accessTokens.set("token"),
      call: ({ name }: { name: string }) =>
        name === "logout" ? logout() : Promise.resolve({ id: 1, is_admin_auth: false }),
    }),
}));

const storefront = {} as Storefront;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("reports no lost session and no warning when calls are refused during sign-out", async () => {
  vi.stubGlobal("document", { cookie: "signed-in=1" });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const merging = Promise.withResolvers<void>();
  const end = vi.fn<(why: string) => Promise<void>>(async () => {});
  const session = startSession(storefront, { begin: () => merging.promise, end });
  await expect.poll(() => accessTokens.get()).toBe("token");
  const answer = Promise.withResolvers<void>();
  logout.mockReturnValueOnce(answer.promise);
  const left = signOut(storefront);
  await expect.poll(() => logout.mock.calls.length).toBe(1);
  // The server has ended the session: a call is refused, and so is the refresh that it asks for.
  accessTokens.clear();
  merging.reject(new Error("401"));
  await session;
  answer.resolve();
  await left;
  expect(end.mock.calls.map(([why]) => why)).not.toContain("lost");
  expect(end).toHaveBeenCalledWith("here");
  expect(warn).not.toHaveBeenCalled();
});
