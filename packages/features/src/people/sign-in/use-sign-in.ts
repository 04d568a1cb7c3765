import type { CodeSent, SignedIn } from "@tropa/api-contract/people/account";
import { firstLoginState, nextLogin } from "@tropa/domain/people/login-flow";
import type { LoginEvent, LoginState } from "@tropa/domain/people/login-flow";
import { useReducer, useState } from "react";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { SignedInBy } from "../after-sign-in/question-memory.ts";
import { forgetSignIn, rememberCode, rememberedCode } from "./sign-in-memory.ts";
import type { AwaitedCode } from "./sign-in-memory.ts";
import { finishSignIn } from "./sign-in-result.ts";

/** The two ways beside a code. */
export type SignInWay = "code" | "password" | "recovery";

type State = LoginState | AwaitedCode;
type Event = LoginEvent | { type: "codeSent"; now: number; code: CodeSent };

function reduce(state: State, event: Event): State {
  if (event.type !== "codeSent" || !("code_sender" in event.code)) return nextLogin(state, event);
  const { login, code_length: codeLength, resend_after: resendAfter } = event.code;
  const next = nextLogin(state, { ...event, code: { login, codeLength, resendAfter } });
  return next.step === "code" ? { ...next, sender: event.code.code_sender } : next;
}

export const isAwaited = (state: State): state is AwaitedCode => "sender" in state;

/** Sign-in as the window and the pages show it: where one is in it, and what can happen. */
export function useSignIn(
  to: string | null,
  /** Handles the return of the same user in the middle of something; false reloads the page. */
  onBack: (answer: SignedIn) => boolean = () => false,
) {
  const storefront = useStorefront();
  const [way, setWay] = useState<SignInWay>("code");
  const [state, dispatch] = useReducer(
    reduce,
    null,
    () => rememberedCode() ?? firstLoginState(storefront.variant),
  );

  const codeSent = (code: CodeSent) => {
    const event = { type: "codeSent", now: Date.now(), code } as const;
    const next = reduce(state, event);
    if (isAwaited(next)) rememberCode(next);
    dispatch(event);
  };

  return {
    state,
    way,
    setWay,
    codeSent,
    choose: (segment: "tourist" | "author") => dispatch({ type: "segmentChosen", segment }),
    switchMethod: () => dispatch({ type: "methodSwitched" }),
    cancel: () => {
      forgetSignIn();
      dispatch({ type: "canceled" });
    },
    signedIn: (answer: SignedIn, by?: SignedInBy) => {
      if (!onBack(answer)) finishSignIn(answer, storefront, { to, ...(by && { by }) });
    },
  };
}
export type SignIn = ReturnType<typeof useSignIn>;
