import * as calls from "@tropa/api-contract/staff/calls-bookings";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import * as lookup from "./lookup.ts";

/** Registers the staff's search. */
export function lookupRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.staffSearchCall, ({ actor, query, caller }) =>
    lookup.search(context, actor, { text: query.q, locale: caller.locale }),
  );
}
