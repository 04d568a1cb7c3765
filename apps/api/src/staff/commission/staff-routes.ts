import * as calls from "@tropa/api-contract/staff/calls-commission";
import {
  tourPrivateDataCall,
  tourPrivateVariantsCall,
} from "@tropa/api-contract/staff/calls-staff";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import * as terms from "./terms.ts";
import { tourPrivateData, tourPrivateVariants } from "./tour-private.ts";

/** Registers what staff read of commissions beside tours, and the calls that set them. */
export function staffRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, tourPrivateDataCall, ({ query, caller, reply }) => {
    void reply.header("cache-control", "private, no-store");
    return tourPrivateData(context, query, caller.storefront);
  });
  serve(server, tourPrivateVariantsCall, ({ query, caller, reply }) => {
    void reply.header("cache-control", "private, no-store");
    return tourPrivateVariants(context, query.id, caller.storefront);
  });

  serve(server, calls.commissionTermsCall, ({ actor, query, caller }) =>
    terms.listCommissionTerms(context, actor, query, caller.locale),
  );
  serve(server, calls.commissionSubjectsCall, ({ actor, query, caller }) =>
    terms.findCommissionSubjects(context, actor, query, caller.locale),
  );
  serve(server, calls.commissionPreviewCall, ({ actor, query, caller }) =>
    terms.previewCommission(context, actor, query, {
      locale: caller.locale,
      storefront: caller.storefront.id,
    }),
  );
  serve(server, calls.setCommissionCall, async ({ actor, body, idempotencyKey }) => {
    await terms.setCommission(context, actor, body, idempotencyKey);
    return { success: true as const };
  });
  serve(server, calls.dropCommissionCall, async ({ actor, body }) => {
    await terms.dropCommission(context, actor, body);
    return { success: true as const };
  });
}
