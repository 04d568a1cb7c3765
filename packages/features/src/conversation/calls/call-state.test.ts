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
    ["asks for the microphone after the press", [pressed], { phase: "microphone" }],
    ["connects once the microphone is given", [pressed, given], { phase: "connecting" }],
    ["rings once the other side rings", [pressed, given, ringing], { phase: "ringing" }],
    [
      "becomes a conversation when it is answered",
      [pressed, given, ringing, answered],
      { phase: "talking", since: 10_000, isMuted: false },
    ],
    [
      "becomes a conversation when it is answered without ringing",
      [pressed, given, answered],
      { phase: "talking", since: 10_000, isMuted: false },
    ],
    ["ends with its duration", [pressed, given, answered, over], { phase: "ended", seconds: 65 }],
    [
      "ends without a duration when it is given up while ringing",
      [pressed, given, ringing, over],
      { phase: "ended", seconds: null },
    ],
    ["fails with a reason", [pressed, outage], { phase: "failed", reason: "outage" }],
    [
      "starts again with the microphone after a failure",
      [pressed, outage, pressed],
      { phase: "microphone" },
    ],
    [
      "starts again with the microphone after its end",
      [pressed, given, over, pressed],
      { phase: "microphone" },
    ],
    [
      "is muted during the conversation",
      [pressed, given, answered, { type: "muted", isMuted: true }],
      { phase: "talking", since: 10_000, isMuted: true },
    ],
  ])("%s", (_, events, state) => {
    expect(after(...events)).toEqual(state);
  });

  test.each<[string, CallEvent[], CallEvent]>([
    ["an answer after it was given up", [pressed, given, over], answered],
    ["a failure after its end", [pressed, given, answered, over], outage],
    ["a second press while connecting", [pressed, given], pressed],
    ["ringing after the answer", [pressed, given, answered], ringing],
    ["a second answer", [pressed, given, answered], { type: "answered", at: 99_000 }],
    ["a microphone given after a failure", [pressed, outage], given],
    ["ringing before the press", [], ringing],
  ])("ignores %s", (_, events, late) => {
    expect(nextCallState(after(...events), late)).toEqual(after(...events));
  });

  test("counts as under way from the press to the end", () => {
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
])("clockOf writes %d seconds as %s", (seconds, text) => {
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
] as const)("failureOf maps status %s to %s", (status, reason) => {
  expect(failureOf(status)).toBe(reason);
});
