import { ApiClientError } from "@tropa/api-client/api-client-error";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useSession } from "../session/session.ts";
import { finishSignIn, followRedirect, continueSession, ownPath } from "./sign-in-result.ts";

const events = vi.hoisted((): { name: string }[] => []);
vi.mock("../../platform/analytics/send-event.ts", () => ({
  sendEvent: (event: { name: string }) => events.push(event),
}));
vi.mock("../../platform/analytics/stored-events.ts", () => ({ storeEvents: () => {} }));
vi.mock("../after-sign-in/question-memory.ts", () => ({ rememberSignInWay: () => {} }));
vi.mock("../session/tabs.ts", () => ({ notifyTabs: () => {} }));

let went: string[];
const storefront = {
  variant: { mainAuthMethod: "phone", currencies: ["RUB"], locales: ["ru"] },
  locale: "ru",
  currency: "RUB",
  origin: "https://tropa.example",
} as never;
const answer = { token: "t", expires_in: 900, profile: { id: 7, currency: "RUB" } } as never;

beforeEach(() => {
  went = [];
  events.length = 0;
  vi.stubGlobal("sessionStorage", { removeItem: () => {} });
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("window", {
    location: {
      href: "https://tropa.example/login",
      protocol: "https:",
      reload: () => went.push("reload"),
      assign: (to: string) => went.push(to),
    },
  });
});

describe("a path to go to after a sign-in", () => {
  it.each([
    ["/settings?a=1#b", "/settings?a=1#b"],
    ["/a/../settings", "/settings"],
    ["settings", null],
    ["", null],
    [null, null],
    ["//evil.example", null],
    ["/.//evil.example", null],
    ["/a/..//evil.example", null],
    ["//", null],
    ["/\\evil.example", null],
    ["/\t/evil.example", null],
    ["https://evil.example", null],
    ["javascript:alert(1)", null],
    ["/\n/evil.example", null],
  ])("accepts %j as %j", (given, path) => {
    expect(ownPath(given)).toBe(path);
  });
});

describe("a redirect after a sign-in", () => {
  const redirect = (url: string) => new ApiClientError("redirect", "auth", { url });
  it("is followed to the sign-ins of organizers and staff", () => {
    expect(followRedirect(redirect("https://api.tropa.example/organizer/login?from=ru"))).toBe(
      true,
    );
    expect(followRedirect(redirect("/employees-cookie"))).toBe(true);
    expect(went).toEqual([
      "https://api.tropa.example/organizer/login?from=ru",
      "https://tropa.example/employees-cookie",
    ]);
  });

  it.each(["javascript:alert(1)", "data:text/html,x"])("is not followed to %s", (url) => {
    expect(followRedirect(redirect(url))).toBe(false);
    expect(went).toEqual([]);
  });
});

describe("a finished sign-in", () => {
  it("reloads the page or opens the requested one", () => {
    finishSignIn(answer, storefront, { to: null });
    finishSignIn(answer, storefront, { to: "/favorites" });
    expect(went[0]).toBe("reload");
    expect(went[1]).toMatch(/\/favorites$/);
  });

  it("counts as sign-up for a new account and as login afterwards", () => {
    finishSignIn({ ...(answer as object), is_new: true } as never, storefront, { to: null });
    finishSignIn({ ...(answer as object), is_new: false } as never, storefront, { to: null });
    finishSignIn(answer, storefront, { to: null });
    expect(events.map(({ name }) => name)).toEqual(["sign_up", "login", "login"]);
  });

  it("continues without a reload only for the same account", () => {
    useSession.setState({ lastAccountId: 7 });
    expect(continueSession(answer)).toBe(true);
    expect(continueSession({ ...(answer as object), profile: { id: 8 } } as never)).toBe(false);
    expect(went).toEqual([]);
  });
});
