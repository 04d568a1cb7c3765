import { submitHelpRequestCall } from "@tropa/api-contract/sales/calls-booking";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import { submitHelpRequest } from "./requests.ts";

export function requestsRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, submitHelpRequestCall, ({ body, caller }) =>
    submitHelpRequest(context, body, {
      locale: caller.locale,
      storefront: caller.storefront,
    }),
  );
}
