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

it("a form that waits for the profile question continues when a later sign-in question ends", async () => {
  const question = profileQuestion("booking");
  expect(askForProfile("signIn")).toBe(true);
  endProfileQuestion();
  await expect(question).resolves.toBeUndefined();
});

it("a form continues at once when the question was asked recently", async () => {
  void profileQuestion("booking");
  await expect(profileQuestion("booking")).resolves.toBeUndefined();
});
