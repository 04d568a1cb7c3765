import type { CodeSent } from "@tropa/api-contract/people/account";
import type { CodeChannel } from "@tropa/domain/people/code-channel";

/** A confirmation code that was sent. */
export interface SentCode {
  /** The phone or e-mail it was sent to. */
  login: string;
  sender: CodeChannel;
  codeLength: number;
  /** When another code may be sent, milliseconds since 1970. */
  resendAt: number;
}

/** Converts the API's answer; `resendAt` counts from `now`. */
export function sentCode(sent: CodeSent, now: number): SentCode {
  return {
    login: sent.login,
    sender: sent.code_sender,
    codeLength: sent.code_length,
    resendAt: now + sent.resend_after * 1000,
  };
}
