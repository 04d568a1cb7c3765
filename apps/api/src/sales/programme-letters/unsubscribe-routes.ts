import { localise } from "@tropa/domain/locale";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { storefrontLink } from "../../platform/storefronts/storefront.ts";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { acceptForms } from "@tropa/http-server/forms";
import { sendPage } from "@tropa/http-server/html/html";
import { endSubscription, findSubscription } from "./programme-letters-store.ts";
import { unsubscribePage } from "./unsubscribe-page.ts";
import type { UnsubscribePage } from "./unsubscribe-page.ts";

const path = "/spa/unsubscribe-tour-program";
const query = z.object({ uuid: z.uuid() });

/**
 * Registers the unsubscribe page. Its address is the only secret, so mail programs may also post to it from any origin
 * (RFC 8058).
 */
export function unsubscribeRoutes(server: FastifyInstance, context: ApiContext): void {
  server.register(async (scope) => {
    acceptForms(scope);
    scope.get(path, async (request, reply) =>
      sendPage(reply, unsubscribePage(await factsOf(context, request.query))),
    );
    scope.post(path, { config: { changes: true } }, async (request, reply) => {
      const facts = await factsOf(context, request.query);
      await endSubscription(context.pool, facts.uuid);
      return sendPage(reply, unsubscribePage({ ...facts, isOver: true }));
    });
  });
}

async function factsOf({ pool, config }: ApiContext, given: unknown): Promise<UnsubscribePage> {
  const parsed = query.safeParse(given);
  const found = parsed.success ? await findSubscription(pool, parsed.data.uuid) : null;
  if (!found) throw new ApiError("not_found");
  const reader = { storefront: config.storefronts.of(found.storefront), locale: found.locale };
  return {
    ...reader,
    storefrontUrl: storefrontLink(reader, "/"),
    tour: localise(found.tour_title, found.locale),
    uuid: found.uuid,
    isOver: found.is_over,
  };
}
