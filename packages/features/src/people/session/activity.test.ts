import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Profile } from "@tropa/api-contract/people/account";
import { followActivity } from "./activity.ts";
import { useSession } from "./session.ts";

const profile = { id: 7, hash_for_activity: "hash" } as Profile;

let page: EventTarget;
let sent: unknown[];
const api = {
  call: (_call: unknown, { body }: { body: unknown }) => {
    sent.push(body);
    return Promise.reject(new Error("an outage is not said"));
  },
} as never;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  sent = [];
  useSession.setState({ profile });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const act = (sign: string) => page.dispatchEvent(new Event(sign));

it("reports activity on page load, then on a click or scroll at most every thirty seconds", () => {
  followActivity(api);
  expect(sent).toEqual([{ crm_user_id: 7, token: "hash" }]);
  vi.advanceTimersByTime(29_999);
  act("click");
  act("scroll");
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1);
  act("scroll");
  act("click");
  expect(sent).toHaveLength(2);
  vi.advanceTimersByTime(30_000);
  act("pointermove");
  expect(sent).toHaveLength(2);
  act("click");
  expect(sent).toHaveLength(3);
});

it("reports nothing after sign-out and once when a session begins again", () => {
  followActivity(api);
  useSession.setState({ profile: null });
  vi.advanceTimersByTime(60_000);
  act("click");
  expect(sent).toHaveLength(1);
  useSession.setState({ profile });
  followActivity(api);
  expect(sent).toHaveLength(2);
  vi.advanceTimersByTime(30_000);
  act("click");
  expect(sent).toHaveLength(3);
});
