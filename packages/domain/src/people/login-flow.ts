import { CODE_INPUT } from "../interface-constants.ts";
import { TIMES } from "../page-constants.ts";

/**
 * Default method of sign-in; the other one is one button away
 * (docs/product/constants.md#enumerations).
 */
export const mainAuthMethods = ["phone", "email"] as const;
export type MainAuthMethod = (typeof mainAuthMethods)[number];

/**
 * States of sign-in (docs/product/accounts-and-sessions.md#signing-in): the register step, then the
 * code step. Values of the fields and their errors belong to the form. Times are milliseconds since
 * 1970, as from `Date.now()`.
 */
export interface RegisterStep {
  readonly step: "register";
  /** "Я турист" or "Я автор тура"; the latter only shows a link to the authors' own sign-in. */
  readonly segment: "tourist" | "author";
  readonly method: MainAuthMethod;
}

/** A sent code, as reported by the server. */
export interface SentCode {
  /** The phone or e-mail that received it. */
  readonly login: string;
  /** Number of digits; 5 if the server does not say. */
  readonly codeLength?: number | undefined;
  /** Seconds until another code can be requested; 60 if the server does not say. */
  readonly resendAfter?: number | undefined;
}

export interface CodeStep {
  readonly step: "code";
  /** Form that "back" and "cancel" return to. */
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

/** Returns the initial state of the form. */
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

/** Returns the state after an event; the same one if the event does not apply. */
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

/** Returns whole seconds until a code can be sent again; 0 if it can be now. */
export function secondsToResend({ resendAt }: Pick<CodeStep, "resendAt">, now: number): number {
  return Math.max(0, Math.ceil((resendAt - now) / 1000));
}
