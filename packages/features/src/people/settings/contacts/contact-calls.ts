import type { ApiClient } from "@tropa/api-client/client";
import type { CodeSent, Profile } from "@tropa/api-contract/people/account";
import {
  changeEmailCall,
  changePhoneCall,
  confirmEmailCall,
  confirmPhoneCall,
  emailConfirmationRequestCall,
  sendConfirmationCodeCall,
} from "@tropa/api-contract/people/calls-profile";
import type { CodeChannel } from "@tropa/domain/people/code-channel";
import { withOwnerCheck } from "../../owner-check/with-owner-check.ts";

export type ContactKind = "email" | "phone";

/** Calls that set an account's e-mail or phone, confirmed by a code sent to it. */
interface ContactCalls {
  change: (api: ApiClient, value: string, sender: CodeChannel | undefined) => Promise<CodeSent>;
  /** Sends another code. */
  resend: (api: ApiClient, sender: CodeChannel | undefined) => Promise<CodeSent>;
  confirm: (api: ApiClient, code: string) => Promise<Profile>;
}

export const contactCalls: Record<ContactKind, ContactCalls> = {
  email: {
    change: (api, email) => withOwnerCheck(() => api.call(changeEmailCall, { body: { email } })),
    resend: (api) => withOwnerCheck(() => api.call(emailConfirmationRequestCall, { body: {} })),
    confirm: (api, code) => api.call(confirmEmailCall, { body: { code } }),
  },
  phone: {
    change: (api, phone, sender) =>
      withOwnerCheck(() =>
        api.call(changePhoneCall, { body: { phone, ...(sender && { code_sender: sender }) } }),
      ),
    resend: (api, sender) =>
      withOwnerCheck(() =>
        api.call(sendConfirmationCodeCall, { body: sender ? { code_sender: sender } : {} }),
      ),
    confirm: (api, code) => api.call(confirmPhoneCall, { body: { code } }),
  },
};
