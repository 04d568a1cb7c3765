import {
  chatSourcesCall,
  messengerLinkCall,
} from "@tropa/api-contract/conversation/calls-chat-notifications";
import { submitHelpRequestCall } from "@tropa/api-contract/sales/calls-booking";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { sourcesFor } from "../../conversation/messengers/messengers.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { serve } from "../../server/serve.ts";
import { requestIdOf, requireOwnRequest, submitHelpRequest } from "./requests.ts";

export function requestsRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, submitHelpRequestCall, ({ body, caller }) =>
    submitHelpRequest(context, body, {
      locale: caller.locale,
      storefront: caller.storefront,
    }),
  );
  serve(server, chatSourcesCall, async ({ query }) => {
    await requireOwnRequest(context.pool, query);
    return { items: sourcesFor(context, query) };
  });
  serve(server, messengerLinkCall, async ({ query }) => {
    const id = orNotFound(await requestIdOf(context.pool, query.uuid));
    return { items: sourcesFor(context, { request_id: id }) };
  });
}
