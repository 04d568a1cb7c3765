import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstLoginState, nextLogin, secondsToResend } from "./login-flow.ts";
import type { LoginEvent, LoginState } from "./login-flow.ts";
import { codeDigits, isWholeCode, pastedCode } from "./one-time-code.ts";

const now = Date.UTC(2027, 0, 1);
const first = firstLoginState({ mainAuthMethod: "phone" });
const run = (...events: LoginEvent[]): LoginState => events.reduce<LoginState>(nextLogin, first);

const login = "+79991234567";
const codeSent = { type: "codeSent", now, code: { login, codeLength: 6 } } as const;
const asAuthor = { type: "segmentChosen", segment: "author" } as const;

describe("sign-in", () => {
  it("moves from the form to the code step, and returns to the form on cancelling", () => {
    expect(first).toEqual({ step: "register", segment: "tourist", method: "phone" });
    expect(run(codeSent)).toEqual({
      step: "code",
      form: first,
      login,
      codeLength: 6,
      resendAt: now + 60_000,
    });
    const byEmail = run({ type: "methodSwitched" });
    expect(byEmail).toMatchObject({ method: "email" });
    expect(run({ type: "methodSwitched" }, codeSent, { type: "canceled" })).toEqual(byEmail);
  });

  it("never sends an organizer to the code step", () => {
    expect(run(asAuthor, codeSent)).toEqual({ ...first, segment: "author" });
  });

  it("allows another code after sixty seconds or the time that the server sends", () => {
    const waiting = run(codeSent);
    if (waiting.step !== "code") throw new Error("no code step");
    expect([0, 1, 59_999, 60_000, 90_000].map((ms) => secondsToResend(waiting, now + ms))).toEqual([
      60, 60, 1, 0, 0,
    ]);
    // An answer without a code length leaves the known length.
    const again = {
      type: "codeSent",
      now: now + 60_000,
      code: { login, resendAfter: 30 },
    } as const;
    expect(nextLogin(waiting, again)).toMatchObject({ codeLength: 6, resendAt: now + 90_000 });
  });

  it("expects five digits when the server gives no code length", () => {
    expect(run({ ...codeSent, code: { login } })).toMatchObject({ codeLength: 5 });
  });

  const event = fc.constantFrom<LoginEvent>(
    codeSent,
    asAuthor,
    { type: "segmentChosen", segment: "tourist" },
    { type: "methodSwitched" },
    { type: "canceled" },
  );

  it("reaches the code step only from a tourist's form, and returns to that form", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state: LoginState = first;
        for (const one of events) {
          const next = nextLogin(state, one);
          if (state.step === "register" && next.step === "code") {
            expect(state.segment).toBe("tourist");
            expect(next.form).toBe(state);
          }
          if (state.step === "code" && next.step === "register") expect(next).toBe(state.form);
          state = next;
        }
      }),
    );
  });
});

describe("the code field", () => {
  it.each([
    ["12345", 5, "12345"],
    ["123456", 5, null],
    ["123456", 6, "123456"],
    ["12 45", 5, null],
    ["12 345", 5, "12345"],
    [" 12345", 5, "12345"],
    ["", 0, null],
    ["١٢٣٤٥", 5, "12345"],
    ["Ваш код 12345, никому…", 5, "12345"],
    ["Code 12345 of 28.11.2026, questions: +7 495 123-45-67", 5, "12345"],
    ["12345 or 54321", 5, null],
  ])("reads the paste %j into %d digits as %s", (text, length, code) => {
    expect(pastedCode(text, length)).toBe(code);
  });

  it.each([
    ["12345", true],
    ["1234", false],
    ["12 345", false],
    ["١٢٣٤٥", false],
  ])("accepts %j as a whole code: %s", (code, isWhole) => {
    expect(isWholeCode(code, 5)).toBe(isWhole);
  });

  it("keeps digits of any script and drops other characters", () => {
    expect(["0", "9", "９", "٩", "a", "", "1-2", " "].map(codeDigits)).toEqual([
      "0",
      "9",
      "9",
      "9",
      "",
      "",
      "12",
      "",
    ]);
  });
});
