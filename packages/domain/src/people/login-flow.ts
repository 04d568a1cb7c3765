import { CODE_INPUT } from "../interface-constants.ts";
import { TIMES } from "../page-constants.ts";

/** What people sign in with first; the other way stays one button away (docs/product/constants.md#enumerations). */
export const mainAuthMethods = ["phone", "email"] as const;
export type MainAuthMethod = (typeof mainAuthMethods)[number];

/**
 * Sign-in (docs/product/accounts-and-sessions.md#signing-in): the register step, then the code step. What is
 * typed into the fields, and what is wrong with it, is the form's. Moments are milliseconds since 1970, as
 * `Date.now()` gives them.
 */
export interface RegisterStep {
  readonly step: "register";
  /** "Я турист" or "Я автор тура"; the author's shows only a link to their own sign-in. */
  readonly segment: "tourist" | "author";
  readonly method: MainAuthMethod;
}

/** A code that was sent, as the server says it. */
export interface SentCode {
  /** The phone or e-mail that it went to. */
  readonly login: string;
  /** Digits of the code; 5 where the server does not say. */
  readonly codeLength?: number | undefined;
  /** Seconds until another can be asked for; 60 where the server does not say. */
  readonly resendAfter?: number | undefined;
}

export interface CodeStep {
  readonly step: "code";
  /** What "back" and "cancel" return to. */
  readonly form: RegisterStep;
  readonly login: string;
  readonly codeLength: number;
  readonly resendAt: number;
}

export type LoginState = RegisterStep | CodeStep;

export type LoginEvent =
  | { readonly type: "segmentChosen"; readonly segment: RegisterStep["segment"] }
  | { readonly type: "methodSwitched" }
  | { readonly type: "codeSent"; readonly now: number; readonly code: SentCode }
  | { readonly type: "canceled" };

/** The form as it opens. */
export function firstLoginState(variant: {
  readonly mainAuthMethod: MainAuthMethod;
}): RegisterStep {
  return { step: "register", segment: "tourist", method: variant.mainAuthMethod };
}

function codeStep(form: RegisterStep, now: number, code: SentCode, current?: CodeStep): CodeStep {
  return {
    step: "code",
    form,
    login: code.login,
    codeLength: code.codeLength ?? current?.codeLength ?? CODE_INPUT.length,
    resendAt: now + (code.resendAfter ?? TIMES.codeResendSeconds) * 1000,
  };
}

/** The state after an event; the same one where the event does not apply. */
export function nextLogin(state: LoginState, event: LoginEvent): LoginState {
  if (state.step === "code") {
    if (event.type === "canceled") return state.form;
    return event.type === "codeSent" ? codeStep(state.form, event.now, event.code, state) : state;
  }
  switch (event.type) {
    case "segmentChosen":
      return { ...state, segment: event.segment };
    case "methodSwitched":
      return { ...state, method: state.method === "phone" ? "email" : "phone" };
    case "codeSent":
      // An author's form sends nothing.
      return state.segment === "tourist" ? codeStep(state, event.now, event.code) : state;
    default:
      return state;
  }
}

/** Whole seconds until a code may be sent again; 0 when it may. */
export function secondsToResend({ resendAt }: Pick<CodeStep, "resendAt">, now: number): number {
  return Math.max(0, Math.ceil((resendAt - now) / 1000));
}
