import type { CodeSent } from "@tropa/api-contract/people/account";
import type { CodeChannel } from "@tropa/domain/people/code-channel";

/** A code that is on its way. */
export interface CodeOnItsWay {
  /** The phone or e-mail that it went to. */
  login: string;
  sender: CodeChannel;
  codeLength: number;
  /** Milliseconds since 1970. */
  resendAt: number;
}

/** What the server says of a code, as of now. */
export function codeOnItsWay(sent: CodeSent, now: number): CodeOnItsWay {
  return {
    login: sent.login,
    sender: sent.code_sender,
    codeLength: sent.code_length,
    resendAt: now + sent.resend_after * 1000,
  };
}
