import { MAX_FAVOURITES } from "@tropa/domain/discovery/favourites";
import { codeDigits } from "@tropa/domain/people/one-time-code";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "@tropa/domain/people/password";
import { z } from "zod/mini";
import { accessToken, codeSender, codeSent, signedIn, success } from "./account.ts";
import { endpoint, redirectAnswer } from "../base/endpoint.ts";
import { nameField } from "../base/contact-fields.ts";
import { id, personText } from "../base/primitives.ts";

const none = z.object({});
const required = { error: "required" } as const;

/** A phone or an e-mail; the server detects which. */
export const login = personText(254).check(z.minLength(1, required));
/** The digits of a code; spaces and dashes between them are removed. */
export const code = z
  .pipe(z.string().check(z.maxLength(100)), z.transform(codeDigits))
  .check(z.refine((digits) => /^\d{4,8}$/.test(digits), { error: "code" }));
/** A new password. Any characters are allowed; only the length is limited. */
export const newPassword = z.string().check(
  z.minLength(SHORTEST_PASSWORD),
  z.maxLength(LONGEST_PASSWORD),
  z.refine((text) => !text.includes("\0") && text.trim() !== "", { error: "incorrect" }),
);
/** An existing password: if it is invalid in any way, the answer is only that it is wrong. */
export const knownPassword = z
  .string()
  .check(z.minLength(1, required), z.maxLength(LONGEST_PASSWORD));
export const secretToken = z.string().check(z.minLength(1), z.maxLength(200));
const favourites = z.optional(z.array(id).check(z.maxLength(MAX_FAVOURITES)));

const contactFields = {
  first_name: z.optional(nameField),
  last_name: z.optional(nameField),
  email: z.optional(personText(254)),
  phone: z.optional(personText(32)),
  timezone: z.optional(personText(64)),
};

function needContact(
  form: { email?: string | undefined; phone?: string | undefined },
  context: z.core.$RefinementCtx,
): void {
  if (form.email || form.phone) return;
  for (const field of ["phone", "email"])
    context.addIssue({ code: "custom", message: "required", path: [field] });
}

export const registerCall = endpoint({
  name: "register",
  method: "POST",
  path: "/crm/api/user/register",
  summary:
    "Registers with a password: sends a code, and `auth-via-code` in the same browser makes the account",
  query: none,
  body: z
    .object({
      ...contactFields,
      password: newPassword,
      confirm_password: z.string().check(z.maxLength(LONGEST_PASSWORD)),
    })
    .check(
      z.superRefine((form, context) => {
        needContact(form, context);
        if (form.password !== form.confirm_password)
          context.addIssue({ code: "custom", message: "confirmed", path: ["confirm_password"] });
      }),
    ),
  answer: z.union([signedIn, codeSent]),
  errors: [],
  auth: "open",
});

export const registerWithoutPasswordCall = endpoint({
  name: "registerWithoutPassword",
  method: "POST",
  path: "/crm/api/user/register-without-password",
  summary:
    "Signs in or registers by phone or e-mail: sends a code. A backend may also answer with a token and a profile; then the person is signed in",
  query: none,
  body: z
    .object({
      ...contactFields,
      favourites_tours_ids: favourites,
      /**
       * Sent by the short form; ignored here, since this backend requires no more on the long one.
       */
      is_quick_register: z.optional(z.boolean()),
      code_sender: z.optional(codeSender),
      country_id: z.optional(id),
    })
    .check(z.superRefine(needContact)),
  answer: z.union([signedIn, codeSent]),
  errors: [],
  auth: "open",
});

export const authCall = endpoint({
  name: "auth",
  method: "POST",
  path: "/crm/api/user/auth",
  summary:
    "Signs in with a password. An organizer is redirected to the organizers' sign-in, staff to theirs",
  query: none,
  body: z.object({ login, password: knownPassword }),
  answer: signedIn,
  errors: ["blocked"],
  auth: "open",
  redirects: true,
});

export const logoutCall = endpoint({
  name: "logout",
  method: "POST",
  path: "/crm/api/user/logout",
  summary: "Ends the session of the token and of the cookie; fine also when it is over already",
  query: none,
  body: none,
  answer: success,
  errors: ["forbidden"],
  auth: "open",
});

export const sendAuthCodeCall = endpoint({
  name: "sendAuthCode",
  method: "POST",
  path: "/crm/api/user/send-auth-code",
  summary: "Sends a code to sign in with, at most once in 60 seconds",
  query: none,
  body: z.object({ login, code_sender: z.optional(codeSender) }),
  answer: codeSent,
  errors: [],
  auth: "open",
});

const codeForm = z.object({
  login,
  code,
  verify_method: z.optional(codeSender),
  favourites_tours_ids: favourites,
});

export const authViaCodeCall = endpoint({
  name: "authViaCode",
  method: "POST",
  path: "/crm/api/user/auth-via-code",
  summary:
    "Signs in with a code, and makes the account where there is none. An organizer is redirected to their area, staff to their sign-in",
  query: none,
  body: codeForm,
  answer: signedIn,
  errors: ["blocked"],
  auth: "open",
  redirects: true,
});

export const redirectAuthViaCodeCall = endpoint({
  name: "redirectAuthViaCode",
  method: "POST",
  path: "/crm/api/user/redirect-auth-via-code",
  summary:
    "Checks a code and answers with a single-use link that signs in at the person's own storefront",
  query: none,
  body: codeForm,
  answer: redirectAnswer,
  errors: ["blocked"],
  auth: "open",
  redirects: true,
});

export const passwordRecoveryCall = endpoint({
  name: "passwordRecovery",
  method: "POST",
  path: "/crm/api/user/password-recovery",
  summary: "Sends a link to set a new password; answers the same whether the e-mail is known",
  query: none,
  body: z.object({ email: personText(254).check(z.minLength(1, required)) }),
  answer: success,
  errors: [],
  auth: "open",
});

export const checkPasswordResetTokenCall = endpoint({
  name: "checkPasswordResetToken",
  method: "POST",
  path: "/crm/api/user/check-password-reset-token",
  summary: "Whether a link to set a new password still works",
  query: none,
  body: z.object({ token: secretToken }),
  answer: z.object({ is_valid: z.boolean() }),
  errors: [],
  auth: "open",
});

export const passwordResetCall = endpoint({
  name: "passwordReset",
  method: "POST",
  path: "/crm/api/user/password-reset",
  summary: "Sets a new password by a link of a letter, once, and ends every session",
  query: none,
  body: z.object({ password: newPassword, token: secretToken }),
  answer: success,
  errors: ["gone"],
  auth: "open",
});

export const refreshTokenCall = endpoint({
  name: "refreshToken",
  method: "POST",
  path: "/crm/api/user/refresh-token",
  summary:
    "A new access token for the storefront's HttpOnly cookie, which is rotated; one that comes twice ends the session",
  query: none,
  body: none,
  answer: accessToken,
  errors: ["unauthorized", "forbidden"],
  auth: "open",
});

export const signInLinkCall = endpoint({
  name: "signInLink",
  method: "POST",
  path: "/spa/sign-in-link",
  summary: "Whose account the single-use token of a link signs in to, masked; the token stays good",
  query: none,
  body: z.object({ token: secretToken }),
  /** Null if the account has neither. */
  answer: z.object({ login: z.nullable(z.string()) }),
  errors: ["gone"],
  auth: "open",
});

export const accessTokenByOneTimeTokenCall = endpoint({
  name: "accessTokenByOneTimeToken",
  method: "POST",
  path: "/crm/api/user/access-token-by-one-time-token",
  summary: "Signs in by the single-use token of a link",
  query: none,
  body: z.object({ token: secretToken }),
  answer: signedIn,
  errors: ["gone", "blocked"],
  auth: "open",
});
