import type { Profile } from "@tropa/api-contract/people/account";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setProfile } from "../session/session.ts";
import {
  askForProfile,
  endProfileQuestion,
  forgetProfileQuestion,
  profileQuestion,
} from "./ask-for-profile.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  setProfile({ id: 7, first_name: "Anna", last_name: "Lind", email: null } as Profile);
});
afterEach(() => {
  forgetProfileQuestion();
  vi.unstubAllGlobals();
});

it("a form that waits for its question goes on, though the one after a sign-in comes later", async () => {
  const question = profileQuestion("booking");
  expect(askForProfile("signIn")).toBe(true);
  endProfileQuestion();
  await expect(question).resolves.toBeUndefined();
});

it("a form goes on at once where nothing is asked again", async () => {
  void profileQuestion("booking");
  await expect(profileQuestion("booking")).resolves.toBeUndefined();
});
