import {
  verificationDataCall,
  verificationTokenCall,
} from "@tropa/api-contract/organizers/calls-verification";
import type { FastifyInstance } from "fastify";
import type { Storefront } from "../../platform/storefronts/storefront.ts";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { serve } from "../../server/serve.ts";
import { beginCheck, identityProvider, applyReport, verificationData } from "./verification.ts";

const webhookOf = (provider: string) => `/verification/${provider}/webhook`;

/** Registers calls for the identity check and the provider's notifications. */
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
    // Keep the raw body here: the signature covers its bytes.
    server.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
        done(null, body),
      );
      scope.post(webhookOf(provider.name), async (request) => {
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const word = provider.parseNotification(rawBody, request.headers);
        if (word) await applyReport(context, provider.name, word);
        return { ok: true };
      });
    });
  }
}

/** Throws `not_found` if the storefront has no provider. */
function requireChecks({ identityVerification }: Storefront): void {
  if (identityVerification === null) throw new ApiError("not_found");
}
