import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canResend, firstLoginState, nextLogin, secondsToResend } from "./login-flow.ts";
import type { LoginEvent, LoginState } from "./login-flow.ts";
import { isCodeDigit, isWholeCode, pastedCode } from "./one-time-code.ts";

const now = Date.UTC(2027, 0, 1);
const first = firstLoginState({ mainAuthMethod: "phone", consentByDefault: true });
const run = (...events: LoginEvent[]): LoginState => events.reduce<LoginState>(nextLogin, first);

const typed = { type: "loginTyped", login: "+79991234567" } as const;
const submitted = { type: "submitted" } as const;
const codeSent = { type: "codeSent", now, codeLength: 6 } as const;

describe("sign-in", () => {
  it("goes from the form to the code and to the account", () => {
    expect(first).toMatchObject({ step: "register", segment: "tourist", agree: true });
    expect(run(typed, submitted)).toMatchObject({ step: "register", isPending: true });
    expect(run(typed, submitted, codeSent)).toMatchObject({
      step: "code",
      codeLength: 6,
      resendAt: now + 60_000,
      isPending: false,
    });
    expect(run(typed, submitted, codeSent, submitted, { type: "loggedIn", token: "t" })).toEqual({
      step: "done",
      token: "t",
    });
  });

  it("some accounts need no code, and some replies lead elsewhere", () => {
    expect(run(typed, submitted, { type: "loggedIn", token: "t" }).step).toBe("done");
    expect(run(typed, submitted, { type: "redirected", url: "/x" })).toEqual({
      step: "redirect",
      url: "/x",
    });
  });

  it("cancel leads back to what was typed", () => {
    expect(run(typed, submitted, codeSent, { type: "canceled" })).toEqual({
      ...first,
      login: typed.login,
    });
  });

  it("switching between phone and e-mail clears the field", () => {
    expect(run(typed, { type: "methodSwitched" })).toMatchObject({ method: "email", login: "" });
  });

  it.each<[string, LoginEvent[]]>([
    ["an empty form", [submitted]],
    ["without consent", [typed, { type: "agreeChanged", agree: false }, submitted]],
    ["as an author", [typed, { type: "segmentChosen", segment: "author" }, submitted]],
  ])("does not submit %s", (_name, events) => {
    expect(run(...events)).toMatchObject({ step: "register", isPending: false });
  });

  it("a failure keeps the step and says why", () => {
    expect(run(typed, submitted, { type: "failed", reason: "too_often" })).toMatchObject({
      step: "register",
      error: "too_often",
      isPending: false,
    });
    expect(
      run(typed, submitted, codeSent, submitted, { type: "failed", reason: "wrong_code" }),
    ).toMatchObject({ step: "code", error: "wrong_code" });
  });

  it("sends a code again after sixty seconds, not before", () => {
    const waiting = run(typed, submitted, codeSent);
    if (waiting.step !== "code") throw new Error("no code step");
    expect([0, 1, 59_999, 60_000, 90_000].map((ms) => secondsToResend(waiting, now + ms))).toEqual([
      60, 60, 1, 0, 0,
    ]);
    const early = { type: "resendAsked", now: now + 59_999 } as const;
    const late = { type: "resendAsked", now: now + 60_000 } as const;
    expect(canResend(waiting, early.now)).toBe(false);
    expect(nextLogin(waiting, early)).toBe(waiting);
    const asked = nextLogin(waiting, late);
    expect(asked).toMatchObject({ isPending: true });
    // Without a length of its own the answer keeps the known one.
    expect(nextLogin(asked, { type: "codeSent", now: late.now })).toMatchObject({
      codeLength: 6,
      resendAt: late.now + 60_000,
    });
  });

  it("without a word of the server a code has five digits", () => {
    expect(run(typed, submitted, { type: "codeSent", now })).toMatchObject({ codeLength: 5 });
  });

  const event: fc.Arbitrary<LoginEvent> = fc.constantFrom<LoginEvent>(
    typed,
    submitted,
    codeSent,
    { type: "methodSwitched" },
    { type: "resendAsked", now: now + 60_000 },
    { type: "failed", reason: "x" },
    { type: "loggedIn", token: "t" },
    { type: "redirected", url: "/x" },
    { type: "canceled" },
    { type: "agreeChanged", agree: false },
  );

  it("never leaves its end, and reaches the code only through a submitted form", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state: LoginState = first;
        for (const one of events) {
          const next = nextLogin(state, one);
          if (state.step === "done" || state.step === "redirect") expect(next).toBe(state);
          if (next.step === "code" && state.step === "register") {
            expect(state).toMatchObject({ isPending: true, agree: true });
            expect(next.form.login).not.toBe("");
          }
          state = next;
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe("the code field", () => {
  it.each([
    ["12345", 5, "12345"],
    ["123456", 5, null],
    ["123456", 6, "123456"],
    ["12 45", 5, null],
    [" 12345", 5, null],
    ["", 0, null],
    ["١٢٣٤٥", 5, null],
  ])("a paste of %j into %d digits gives %s", (text, length, code) => {
    expect(pastedCode(text, length)).toBe(code);
    expect(isWholeCode(text, length)).toBe(code !== null);
  });

  it("keys other than digits are rejected", () => {
    expect(["0", "9", "a", "", "12", " ", "Enter"].map(isCodeDigit)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
