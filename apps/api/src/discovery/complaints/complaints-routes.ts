import { tourComplaintCall } from "@tropa/api-contract/sales/calls-interactions";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { complain } from "./complaints.ts";

/** Registers the call for complaints about tours. */
export function complaintsRoutes(
  server: FastifyInstance,
  context: ApiContext,
  catalogue: Catalogue,
): void {
  serve(server, tourComplaintCall, async ({ body, caller, actor }) => {
    await complain(context, catalogue, body, { ...caller, accountId: actor?.accountId ?? null });
    return { success: true } as const;
  });
}
