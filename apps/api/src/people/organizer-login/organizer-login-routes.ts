import { isLocale } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ownLocale, storefrontLink } from "../../platform/storefronts/storefront.ts";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { browserLocale, callerOf, storefrontOf } from "../../server/caller.ts";
import type { Caller } from "../../server/caller.ts";
import { acceptForms, formField } from "@tropa/http-server/forms";
import { requireOwnForm } from "../../server/bodies/forms.ts";
import { sendPage } from "@tropa/http-server/html/html";
import { errorMessage, fieldMessage } from "../../platform/errors/messages.ts";
import { contactOf, homeOf } from "../contacts/contacts.ts";
import { loginTexts, organizerLoginPage } from "./organizer-login-page.ts";
import { NotAnOrganizer, organizerByCode, organizerByPassword } from "./organizer-login.ts";
import { sendCode } from "../codes/codes.ts";

const path = "/organizer/login";
const longestField = 254;

interface LoginQuery {
  from?: string | string[];
  lang?: string | string[];
}

/** The result of a form: a redirect, or the page again. */
type Outcome = { url: string } | { step: "password" | "code"; fault: string | null };

/** Registers the organizers' own sign-in, outside the storefronts (docs/product/accounts-and-sessions.md#organizers). */
export function organizerLoginRoutes(server: FastifyInstance, context: ApiContext): void {
  server.register(async (scope) => {
    acceptForms(scope);

    scope.get<{ Querystring: LoginQuery }>(path, (request, reply) => {
      const { from, lang } = request.query;
      const caller = readerOf(request, [from].flat()[0], [lang].flat()[0]);
      return show(reply, context, caller, { step: "password", fault: null }, "");
    });

    scope.post(path, { config: { changes: true } }, async (request, reply) => {
      requireOwnForm(request);
      const caller = readerOf(
        request,
        formField(request, "from") ?? undefined,
        formField(request, "lang") ?? undefined,
      );
      const login = fieldOf(request, "login");
      const outcome = await answer(context, request, caller, login);
      return "url" in outcome
        ? // The storefront checks this origin to be sure who sent the link.
          reply.header("referrer-policy", "strict-origin").redirect(outcome.url, 303)
        : show(reply, context, caller, outcome, login);
    });
  });
}

function fieldOf(request: FastifyRequest, name: string): string {
  return (formField(request, name) ?? "").replaceAll("\0", "").slice(0, longestField);
}

/** Returns the caller with the link's storefront, and the requested, the browser's or the storefront's language. */
function readerOf(
  request: FastifyRequest,
  from: string | undefined,
  lang: string | undefined,
): Caller {
  const preferred = browserLocale(request);
  const storefront = storefrontOf(
    request,
    from ?? request.server.storefronts.speaking(preferred).id,
  );
  // Accept only languages of the storefront.
  const own = storefront.locales.find((locale) => locale === preferred) ?? ownLocale(storefront);
  return { ...callerOf(request), storefront, locale: isLocale(lang) ? lang : own };
}

async function answer(
  context: ApiContext,
  request: FastifyRequest,
  caller: Caller,
  login: string,
): Promise<Outcome> {
  const action = formField(request, "action");
  const step = action === "code" ? "code" : "password";
  try {
    if (action === "send-code") return await sendLoginCode(context, caller, login);
    if (action === "code") {
      const code = fieldOf(request, "code");
      return { url: await organizerByCode(context, { login, code }, caller) };
    }
    if (action === "password") {
      const password = fieldOf(request, "password").slice(0, 128);
      return { url: await organizerByPassword(context, { login, password }, caller) };
    }
  } catch (error) {
    return { step, fault: faultOf(error, caller.locale) };
  }
  throw new ApiError("bad_request");
}

async function sendLoginCode(context: ApiContext, caller: Caller, login: string): Promise<Outcome> {
  const contact = contactOf("login", login, homeOf(caller));
  const key = { purpose: "sign_in", subject: contact.value } as const;
  const sent = await sendCode(context, { key, contact, sender: undefined, caller });
  return { step: "code", fault: sent.send_error_reason ?? null };
}

/** The message of an error caused by the reader; rethrows any other. */
function faultOf(error: unknown, locale: Locale): string {
  if (error instanceof NotAnOrganizer) return loginTexts[locale].notOrganizer;
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  const [fault] = error.fields;
  return fault ? fieldMessage(fault.key, locale, fault.values) : errorMessage(error.code, locale);
}

function show(
  reply: FastifyReply,
  { config }: ApiContext,
  caller: Caller,
  { step, fault }: { step: "password" | "code"; fault: string | null },
  login: string,
): FastifyReply {
  if (fault !== null) void reply.code(422);
  return sendPage(
    reply,
    organizerLoginPage({
      step,
      locale: caller.locale,
      storefront: caller.storefront,
      storefrontUrl: storefrontLink(caller, "/"),
      formTargets: config.storefronts.origins,
      login,
      fault,
    }),
  );
}
