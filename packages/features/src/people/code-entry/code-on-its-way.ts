import type { CodeSent } from "@tropa/api-contract/people/account";
import type { CodeChannel } from "@tropa/domain/people/code-channel";

/** A code that was sent. */
export interface CodeOnItsWay {
  /** The phone or e-mail it was sent to. */
  login: string;
  sender: CodeChannel;
  codeLength: number;
  /** Milliseconds since 1970. */
  resendAt: number;
}

/** Converts the API's answer; `resendAt` counts from `now`. */
export function codeOnItsWay(sent: CodeSent, now: number): CodeOnItsWay {
  return {
    login: sent.login,
    sender: sent.code_sender,
    codeLength: sent.code_length,
    resendAt: now + sent.resend_after * 1000,
  };
}
