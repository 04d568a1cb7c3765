import { describe, expect, test } from "vitest";
import { clockOf, failureOf, idleCall, isUnderWay, nextCallState } from "./call-state.ts";
import type { CallEvent, CallState } from "./call-state.ts";

const after = (...events: CallEvent[]): CallState => events.reduce(nextCallState, idleCall);
const pressed: CallEvent = { type: "pressed" };
const given: CallEvent = { type: "microphoneGiven" };
const ringing: CallEvent = { type: "ringing" };
const answered: CallEvent = { type: "answered", at: 10_000 };
const over: CallEvent = { type: "over", at: 75_900 };
const outage: CallEvent = { type: "failed", reason: "outage" };

describe("a call", () => {
  test.each<[string, CallEvent[], CallState]>([
    ["asks for the microphone first", [pressed], { phase: "microphone" }],
    ["connects", [pressed, given], { phase: "connecting" }],
    ["rings", [pressed, given, ringing], { phase: "ringing" }],
    [
      "is answered",
      [pressed, given, ringing, answered],
      { phase: "talking", since: 10_000, isMuted: false },
    ],
    [
      "is answered by who does not ring",
      [pressed, given, answered],
      { phase: "talking", since: 10_000, isMuted: false },
    ],
    ["has lasted", [pressed, given, answered, over], { phase: "ended", seconds: 65 }],
    [
      "is given up while it rings",
      [pressed, given, ringing, over],
      { phase: "ended", seconds: null },
    ],
    ["fails", [pressed, outage], { phase: "failed", reason: "outage" }],
    ["is tried again", [pressed, outage, pressed], { phase: "microphone" }],
    ["is made once more", [pressed, given, over, pressed], { phase: "microphone" }],
    [
      "is mute",
      [pressed, given, answered, { type: "muted", isMuted: true }],
      { phase: "talking", since: 10_000, isMuted: true },
    ],
  ])("%s", (_, events, state) => {
    expect(after(...events)).toEqual(state);
  });

  test.each<[string, CallEvent[], CallEvent]>([
    ["an answer to a call that was given up", [pressed, given, over], answered],
    ["a failure of an ended call", [pressed, given, answered, over], outage],
    ["a second press", [pressed, given], pressed],
    ["ringing of an answered call", [pressed, given, answered], ringing],
    ["a second answer", [pressed, given, answered], { type: "answered", at: 99_000 }],
    ["a microphone after all", [pressed, outage], given],
    ["anything before the press", [], ringing],
  ])("is not changed by %s", (_, events, late) => {
    expect(nextCallState(after(...events), late)).toEqual(after(...events));
  });

  test("is under way from the press to the end", () => {
    expect(isUnderWay(idleCall)).toBe(false);
    expect([after(pressed), after(pressed, given, answered)].every(isUnderWay)).toBe(true);
    expect(isUnderWay(after(pressed, given, over))).toBe(false);
  });
});

test.each([
  [0, "0:00"],
  [7, "0:07"],
  [750, "12:30"],
  [3723, "1:02:03"],
])("%d seconds are %s", (seconds, text) => {
  expect(clockOf(seconds)).toBe(text);
});

test.each([
  [486, "busy"],
  [603, "busy"],
  [408, "noAnswer"],
  [480, "noAnswer"],
  [403, "unreachable"],
  [404, "unreachable"],
  [488, "outage"],
  [503, "outage"],
  [null, "outage"],
] as const)("status %s means %s", (status, reason) => {
  expect(failureOf(status)).toBe(reason);
});
