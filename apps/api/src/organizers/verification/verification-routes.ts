import {
  verificationDataCall,
  verificationTokenCall,
} from "@tropa/api-contract/organizers/calls-verification";
import type { FastifyInstance } from "fastify";
import type { Storefront } from "../../platform/storefronts/storefront.ts";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { serve } from "../../server/serve.ts";
import { beginCheck, identityProvider, takeWord, verificationData } from "./verification.ts";

const webhookOf = (provider: string) => `/verification/${provider}/webhook`;

/** The check of an organizer's identity: two calls, and what the provider sends. */
export function verificationRoutes(server: FastifyInstance, context: ApiContext): void {
  const { pool } = context;
  const provider = identityProvider(context.config);

  serve(server, verificationTokenCall, ({ query, actor, caller: { storefront, locale } }) => {
    requireChecks(storefront);
    return beginCheck(pool, provider, { organizerId: query.orgId, storefront, locale }, actor);
  });
  serve(server, verificationDataCall, ({ query, actor, caller: { storefront } }) => {
    requireChecks(storefront);
    return verificationData(pool, provider, query.orgId, actor);
  });
  if (provider) {
    // Messages are signed byte by byte, so here the body stays as it came.
    server.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
        done(null, body),
      );
      scope.post(webhookOf(provider.name), async (request) => {
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const word = provider.parseNotification(rawBody, request.headers);
        if (word) await takeWord(context, provider.name, word);
        return { ok: true };
      });
    });
  }
}

/** A storefront that names no provider has no checks, and no calls for them. */
function requireChecks({ identityVerification }: Storefront): void {
  if (identityVerification === null) throw new ApiError("not_found");
}
