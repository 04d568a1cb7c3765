import { fill } from "@tropa/domain/text/fill";
import { acceptForms } from "@tropa/http-server/forms";
import { html, noticeStyle, sendPage } from "@tropa/http-server/html/html";
import type { Page } from "@tropa/http-server/html/html";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { brandOf, letterLink, storefrontLink } from "../../platform/storefronts/storefront.ts";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";
import { readMessages } from "@tropa/http-server/read-messages";
import { unsubscribe } from "../notifications/notifications.ts";
import { readUnsubscribeToken, unsubscribePath } from "./unsubscribe.ts";
import type en from "./messages/en.json";

const texts = readMessages<typeof en>(import.meta.dirname, "messages");
const query = z.object({ token: z.string().max(1000) });

/**
 * Registers the page that unsubscribes from a topic. Opening it changes nothing, because mail programs prefetch links;
 * posting to it does, from any origin (RFC 8058).
 */
export function unsubscribeTopicRoutes(server: FastifyInstance, context: ApiContext): void {
  const { config, pool } = context;
  const read = (given: unknown) => {
    const parsed = query.safeParse(given);
    const subscription = parsed.success ? readUnsubscribeToken(config, parsed.data.token) : null;
    if (!parsed.success || !subscription) throw new ApiError("not_found");
    const reader = {
      storefront: config.storefronts.of(subscription.storefront),
      locale: subscription.locale,
    };
    return { subscription, reader, token: parsed.data.token };
  };
  server.register(async (scope) => {
    acceptForms(scope);
    scope.get(unsubscribePath, async (request, reply) => {
      const { subscription, reader, token } = read(request.query);
      return sendPage(reply, unsubscribePage(reader, { topic: subscription.topic, token }));
    });
    scope.post(unsubscribePath, { config: { changes: true } }, async (request, reply) => {
      const { subscription, reader } = read(request.query);
      await unsubscribe(pool, subscription);
      return sendPage(reply, unsubscribePage(reader, { topic: subscription.topic, token: null }));
    });
  });
}

function unsubscribePage(
  reader: StorefrontReader,
  { topic, token }: { topic: keyof typeof en.topics; token: string | null },
): Page {
  const text = texts[reader.locale];
  const brand = brandOf(reader);
  const title = token === null ? text.doneTitle : text.title;
  const message = fill(token === null ? text.done : text.lead, { topic: text.topics[topic] });
  const settings = letterLink(reader, "/settings#notifications");
  return {
    language: reader.locale,
    title: `${title} — ${brand}`,
    style: reader.storefront.theme + noticeStyle,
    body: html`<main>
      <a class="brand" href="${storefrontLink(reader, "/")}">${brand}</a>
      <h1>${title}</h1>
      <p>${message}</p>
      ${
        token === null
          ? settings && html`<a class="button" href="${settings}">${text.settings}</a>`
          : html`<form method="post" action="?token=${token}">
              <button class="button">${text.button}</button>
            </form>`
      }
    </main>`,
  };
}
