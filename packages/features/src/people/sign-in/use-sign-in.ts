import type { CodeSent, SignedIn } from "@tropa/api-contract/people/account";
import { firstLoginState, nextLogin } from "@tropa/domain/people/login-flow";
import type { LoginEvent, LoginState, RegisterStep } from "@tropa/domain/people/login-flow";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { useReducer, useState } from "react";
import { dropDraft, readDraft } from "../../platform/forms/drafts/form-draft.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { SignedInBy } from "../after-sign-in/question-memory.ts";
import { forgetSignIn, rememberCode, rememberedCode } from "./sign-in-memory.ts";
import type { AwaitedCode } from "./sign-in-memory.ts";
import { finishSignIn } from "./sign-in-result.ts";

/** Ways to sign in. */
export type SignInWay = "code" | "password" | "recovery";

type State = LoginState | AwaitedCode;
type Event = LoginEvent | { type: "codeSent"; now: number; code: CodeSent };

function reduce(state: State, event: Event): State {
  if (event.type !== "codeSent" || !("code_sender" in event.code)) return nextLogin(state, event);
  const { login, code_length: codeLength, resend_after: resendAfter } = event.code;
  const next = nextLogin(state, { ...event, code: { login, codeLength, resendAfter } });
  return next.step === "code" ? { ...next, sender: event.code.code_sender } : next;
}

/** Initial state, with the contact typed before a reload, if any. */
function openedForm(variant: Pick<VariantConfig, "mainAuthMethod">): LoginState {
  const form = firstLoginState(variant);
  const other: RegisterStep["method"] = form.method === "phone" ? "email" : "phone";
  const draft = readDraft("signIn");
  const isOther = draft[other] !== undefined && draft[form.method] === undefined;
  return isOther ? nextLogin(form, { type: "methodSwitched" }) : form;
}

export const isAwaited = (state: State): state is AwaitedCode => "sender" in state;

/** State and actions of sign-in, for the window and the pages. */
export function useSignIn(
  to: string | null,
  /** Called when somebody signs in; return true if the page goes on without a reload. */
  onBack: (answer: SignedIn) => boolean = () => false,
  isAuthor = false,
) {
  const storefront = useStorefront();
  const [way, setWay] = useState<SignInWay>("code");
  const [state, dispatch] = useReducer(reduce, null, () =>
    isAuthor
      ? nextLogin(firstLoginState(storefront.variant), { type: "segmentChosen", segment: "author" })
      : (rememberedCode() ?? openedForm(storefront.variant)),
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
    switchMethod: () => {
      dropDraft("signIn");
      dispatch({ type: "methodSwitched" });
    },
    cancel: () => {
      forgetSignIn();
      dispatch({ type: "canceled" });
    },
    signedIn: (answer: SignedIn, by?: SignedInBy) => {
      dropDraft("signIn");
      if (!onBack(answer)) finishSignIn(answer, storefront, { to, ...(by && { by }) });
    },
  };
}
export type SignIn = ReturnType<typeof useSignIn>;
