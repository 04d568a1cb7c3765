import {
  tourPrivateDataCall,
  tourPrivateVariantsCall,
} from "@tropa/api-contract/staff/calls-staff";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import { tourPrivateData, tourPrivateVariants } from "./tour-private.ts";

/** Registers calls for staff with the commission permission. */
export function staffRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, tourPrivateDataCall, ({ query, caller, reply }) => {
    void reply.header("cache-control", "private, no-store");
    return tourPrivateData(context, query, caller.storefront);
  });
  serve(server, tourPrivateVariantsCall, ({ query, caller, reply }) => {
    void reply.header("cache-control", "private, no-store");
    return tourPrivateVariants(context, query.id, caller.storefront);
  });
}
