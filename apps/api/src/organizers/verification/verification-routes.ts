import {
  verificationDataCall,
  verificationTokenCall,
} from "@tropa/api-contract/organizers/calls-verification";
import type { FastifyInstance } from "fastify";
import { storefrontLink } from "../../platform/storefronts/storefront.ts";
import type { Storefront } from "../../platform/storefronts/storefront.ts";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { localeOf } from "../../server/caller.ts";
import { acceptForms, formField } from "@tropa/http-server/forms";
import { requireOwnForm } from "../../server/bodies/forms.ts";
import { sendPage } from "@tropa/http-server/html/html";
import { serve } from "../../server/serve.ts";
import { sandboxForm } from "./sandbox-form.ts";
import { sandboxAnswers } from "./sandbox-identity.ts";
import type { SandboxIdentity } from "./sandbox-identity.ts";
import { beginCheck, identityProviders, takeWord, verificationData } from "./verification.ts";

const webhookOf = (provider: string) => `/verification/${provider}/webhook`;

/** The check of an organizer's identity: two calls, what the provider sends, and the practice form. */
export function verificationRoutes(server: FastifyInstance, context: ApiContext): void {
  const { pool } = context;
  const { current, sandbox } = identityProviders(context.config);

  serve(server, verificationTokenCall, ({ query, actor, caller: { storefront, locale } }) => {
    requireChecks(storefront);
    return beginCheck(pool, current, { organizerId: query.orgId, storefront, locale }, actor);
  });
  serve(server, verificationDataCall, ({ query, actor, caller: { storefront } }) => {
    requireChecks(storefront);
    return verificationData(pool, current, query.orgId, actor);
  });
  if (current) {
    // Messages are signed byte by byte, so here the body stays as it came.
    server.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
        done(null, body),
      );
      scope.post(webhookOf(current.name), async (request) => {
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const word = current.parseNotification(rawBody, request.headers);
        if (word) await takeWord(context, current.name, word);
        return { ok: true };
      });
    });
  }
  if (sandbox) sandboxRoutes(server, sandbox);
}

/** A storefront that names no provider has no checks, and no calls for them. */
function requireChecks({ identityVerification }: Storefront): void {
  if (identityVerification === null) throw new ApiError("not_found");
}

/** The practice form, and what its buttons do. */
function sandboxRoutes(server: FastifyInstance, sandbox: SandboxIdentity): void {
  const path = "/sandbox/verification/:token";
  server.register(async (scope) => {
    acceptForms(scope);
    scope.get<{ Params: { token: string } }>(path, async (request, reply) => {
      const start = sandbox.openForm(request.params.token);
      const locale = start?.locale ?? localeOf(request);
      if (start) return sendPage(reply, sandboxForm(locale, "open"));
      return sendPage(reply.code(410), sandboxForm(locale, { name: "over", back: null }));
    });

    scope.post<{ Params: { token: string } }>(
      path,
      { config: { changes: true } },
      async (request, reply) => {
        requireOwnForm(request);
        const start = sandbox.openForm(request.params.token);
        if (!start) throw new ApiError("gone");
        const answer = sandboxAnswers.find(
          (candidate) => candidate === formField(request, "answer"),
        );
        if (!answer) throw new ApiError("bad_request");
        // Through the same route and the same bytes as a provider's server would use.
        for (const { body, headers } of sandbox.writeMessages(start.organizerId, answer)) {
          const url = webhookOf(sandbox.name);
          await server.inject({ method: "POST", url, headers, payload: body });
        }
        const record = `/organizer/records/${start.organizerId}` as const;
        const back = storefrontLink(start, record);
        return sendPage(reply, sandboxForm(start.locale, { name: "done", back }));
      },
    );
  });
}
