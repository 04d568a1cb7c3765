import { CODE_INPUT, TIMES } from "../interface-constants.ts";

/** What people sign in with first; the other way stays one button away (document 2 §9.5). */
export const mainAuthMethods = ["phone", "email"] as const;
export type MainAuthMethod = (typeof mainAuthMethods)[number];

/**
 * Sign-in (document 1 §2, "Login / register modal"; §4, "Login flow"): the register step, then the code step.
 * Moments are milliseconds since 1970, as `Date.now()` gives them.
 */
export interface RegisterStep {
  readonly step: "register";
  /** "Я турист" or "Я автор тура"; the author's shows only a link to their own sign-in. */
  readonly segment: "tourist" | "author";
  readonly method: MainAuthMethod;
  readonly login: string;
  readonly agree: boolean;
  readonly isPending: boolean;
  /** Why the last attempt failed, as the server named it (`send_error_reason`). */
  readonly error: string | null;
}

export interface CodeStep {
  readonly step: "code";
  /** What "back" and "cancel" return to. */
  readonly form: RegisterStep;
  /** Digits of the code; the server says how many (decisions, 7). */
  readonly codeLength: number;
  readonly resendAt: number;
  readonly isPending: boolean;
  readonly error: string | null;
}

export type LoginState =
  | RegisterStep
  | CodeStep
  /** The token is stored, the user fetched, the modal closed and the page reloaded. */
  | { readonly step: "done"; readonly token: string }
  | { readonly step: "redirect"; readonly url: string };

export type LoginEvent =
  | { readonly type: "segmentChosen"; readonly segment: RegisterStep["segment"] }
  | { readonly type: "methodSwitched" }
  | { readonly type: "loginTyped"; readonly login: string }
  | { readonly type: "agreeChanged"; readonly agree: boolean }
  | { readonly type: "submitted" }
  | { readonly type: "codeSent"; readonly now: number; readonly codeLength?: number }
  | { readonly type: "resendAsked"; readonly now: number }
  | { readonly type: "failed"; readonly reason: string }
  | { readonly type: "loggedIn"; readonly token: string }
  | { readonly type: "redirected"; readonly url: string }
  | { readonly type: "canceled" };

/** The form as it opens; consent is ticked as the variant says (decisions, 8). */
export function firstLoginState(variant: {
  readonly mainAuthMethod: MainAuthMethod;
  readonly consentByDefault: boolean;
}): RegisterStep {
  return {
    step: "register",
    segment: "tourist",
    method: variant.mainAuthMethod,
    login: "",
    agree: variant.consentByDefault,
    isPending: false,
    error: null,
  };
}

function codeStep(form: RegisterStep, event: { now: number; codeLength?: number }): CodeStep {
  return {
    step: "code",
    form: { ...form, isPending: false, error: null },
    codeLength: event.codeLength ?? CODE_INPUT.length,
    resendAt: event.now + TIMES.codeResendSeconds * 1000,
    isPending: false,
    error: null,
  };
}

function nextRegister(state: RegisterStep, event: LoginEvent): LoginState {
  switch (event.type) {
    case "segmentChosen":
      return { ...state, segment: event.segment };
    case "methodSwitched":
      // Switching clears the other field.
      return {
        ...state,
        method: state.method === "phone" ? "email" : "phone",
        login: "",
        error: null,
      };
    case "loginTyped":
      return { ...state, login: event.login, error: null };
    case "agreeChanged":
      return { ...state, agree: event.agree };
    case "submitted":
      return state.segment === "tourist" && state.login !== "" && state.agree
        ? { ...state, isPending: true, error: null }
        : state;
    case "codeSent":
      return state.isPending ? codeStep(state, event) : state;
    default:
      return state;
  }
}

function nextCode(state: CodeStep, event: LoginEvent): LoginState {
  switch (event.type) {
    case "submitted":
      return { ...state, isPending: true, error: null };
    case "resendAsked":
      return canResend(state, event.now) ? { ...state, isPending: true, error: null } : state;
    case "codeSent":
      return codeStep(state.form, { codeLength: state.codeLength, ...event });
    case "canceled":
      return state.form;
    default:
      return state;
  }
}

/** The state after an event; the same one where the event does not apply. Nothing leaves `done` and `redirect`. */
export function nextLogin(state: LoginState, event: LoginEvent): LoginState {
  if (state.step === "done" || state.step === "redirect") return state;
  // Answers of the server mean the same on both steps: some accounts need no code.
  if (event.type === "loggedIn") return { step: "done", token: event.token };
  if (event.type === "redirected") return { step: "redirect", url: event.url };
  if (event.type === "failed") return { ...state, isPending: false, error: event.reason };
  // What was asked for is on its way: only its answer, or giving up, counts.
  if (state.isPending && event.type !== "codeSent" && event.type !== "canceled") return state;
  return state.step === "register" ? nextRegister(state, event) : nextCode(state, event);
}

/** Whole seconds until a code may be sent again; 0 when it may. */
export function secondsToResend({ resendAt }: Pick<CodeStep, "resendAt">, now: number): number {
  return Math.max(0, Math.ceil((resendAt - now) / 1000));
}

export function canResend(state: Pick<CodeStep, "resendAt">, now: number): boolean {
  return secondsToResend(state, now) === 0;
}
