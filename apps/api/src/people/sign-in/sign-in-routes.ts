import * as calls from "@tropa/api-contract/people/calls-accounts";
import { signInWithPasskeyCall } from "@tropa/api-contract/people/calls-passkeys";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Caller } from "../../server/caller.ts";
import { RedirectAnswer } from "../../server/redirect.ts";
import { serve } from "../../server/serve.ts";
import { signOut } from "./sign-out.ts";
import { contactOf, homeOf } from "../contacts/contacts.ts";
import { readToken, recoverPassword, resetPassword } from "../passwords/passwords.ts";
import { register } from "./register.ts";
import type { RegisterForm } from "./register.ts";
import { openRegistration, registrationSeconds } from "./registration.ts";
import { sendCode } from "../codes/codes.ts";
import {
  acceptCookies,
  accessSeconds,
  clearSessionCookies,
  readRefreshCookie,
  readRegistrationCookie,
  refreshSession,
  refreshTokenOwner,
  requireOwnSite,
  setDeviceCookie,
  setRefreshCookie,
  setRegistrationCookie,
} from "../sessions/sessions.ts";
import {
  linkOwner,
  linkWithCode,
  signInWithCode,
  signInWithPasskey,
  signInWithPassword,
  signInWithToken,
} from "./sign-in.ts";
import type { SignIn } from "./sign-in.ts";

const done = { success: true } as const;

/** Registers sign-up, sign-in and sign-out calls (docs/product/accounts-and-sessions.md#signing-in). */
export function accountsRoutes(server: FastifyInstance, context: ApiContext): void {
  acceptCookies(server, context.config);
  registerRoutes(server, context);
  signInRoutes(server, context);
  passwordRoutes(server, context);
  sessionRoutes(server, context);
}

/** Sets the cookies of a sign-in (refresh token and device mark) and returns its answer. */
export function greet(
  { answer, refreshToken, device }: SignIn,
  { storefront }: Caller,
  reply: FastifyReply,
) {
  setRefreshCookie(reply, storefront.id, refreshToken);
  setDeviceCookie(reply, storefront.id, device);
  return answer;
}

function registerRoutes(server: FastifyInstance, context: ApiContext): void {
  async function begin(form: RegisterForm, caller: Caller, reply: FastifyReply) {
    const { answer, sealed } = await register(context, form, caller);
    setRegistrationCookie(reply, caller.storefront.id, sealed, registrationSeconds);
    return answer;
  }
  serve(server, calls.registerCall, ({ body, caller, reply }) => begin(body, caller, reply));
  serve(server, calls.registerWithoutPasswordCall, ({ body, caller, reply }) =>
    begin(body, caller, reply),
  );
}

function signInRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.authCall, async ({ body, caller, reply }) =>
    greet(await signInWithPassword(context, body, caller), caller, reply),
  );

  serve(server, calls.sendAuthCodeCall, ({ body, caller }) => {
    const contact = contactOf("login", body.login, homeOf(caller));
    const key = { purpose: "sign_in", subject: contact.value } as const;
    return sendCode(context, { key, contact, sender: body.code_sender, caller });
  });

  const codeForm = (
    body: { login: string; code: string; favourites_tours_ids?: number[] | undefined },
    caller: Caller,
    request: FastifyRequest,
  ) => ({
    login: body.login,
    code: body.code,
    favourites: body.favourites_tours_ids ?? [],
    registration: (contact: string) =>
      openRegistration(context, readRegistrationCookie(request, caller.storefront.id), contact),
  });

  serve(server, calls.authViaCodeCall, async ({ body, caller, request, reply }) =>
    greet(await signInWithCode(context, codeForm(body, caller, request), caller), caller, reply),
  );

  serve(server, calls.redirectAuthViaCodeCall, async ({ body, caller, request }) => {
    throw new RedirectAnswer(await linkWithCode(context, codeForm(body, caller, request), caller));
  });

  serve(server, signInWithPasskeyCall, async ({ body, caller, reply }) =>
    greet(await signInWithPasskey(context, body.response, caller), caller, reply),
  );

  serve(server, calls.signInLinkCall, async ({ body }) => ({
    login: await linkOwner(context, body.token),
  }));

  serve(server, calls.accessTokenByOneTimeTokenCall, async ({ body, caller, reply }) =>
    greet(await signInWithToken(context, body.token, caller), caller, reply),
  );
}

function passwordRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.passwordRecoveryCall, async ({ body, caller }) => {
    await recoverPassword(context, body.email, caller);
    return done;
  });

  serve(server, calls.checkPasswordResetTokenCall, async ({ body }) => ({
    is_valid: (await readToken(context.pool, "password_reset", body.token)) !== null,
  }));

  serve(server, calls.passwordResetCall, async ({ body, caller }) => {
    await resetPassword(context, body, caller);
    return done;
  });
}

function sessionRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.refreshTokenCall, async ({ caller, request, reply }) => {
    requireOwnSite(context, request);
    const token = readRefreshCookie(request, caller.storefront.id);
    if (token === null) throw new ApiError("unauthorized");
    try {
      const tokens = await refreshSession(context, token);
      setRefreshCookie(reply, caller.storefront.id, tokens.refreshToken);
      return { token: tokens.accessToken, expires_in: accessSeconds };
    } catch (error) {
      // Delete a useless cookie.
      if (error instanceof ApiError) clearSessionCookies(reply, caller.storefront.id);
      throw error;
    }
  });

  serve(server, calls.logoutCall, async ({ actor, caller, request, reply }) => {
    requireOwnSite(context, request);
    if (actor) await signOut(context, actor);
    const token = readRefreshCookie(request, caller.storefront.id);
    // The access token may have expired or belong to another session than the cookie.
    const owner = token === null ? null : await refreshTokenOwner(context, token);
    if (owner && owner.sessionId !== actor?.sessionId)
      await signOut(context, { ...owner, requestId: request.id });
    clearSessionCookies(reply, caller.storefront.id);
    return done;
  });
}
