import type { AnswerOf, Endpoint } from "@tropa/api-contract/base/endpoint";
import type { FastifyInstance } from "fastify";
import { ExpiringCache } from "../platform/cache/expiring-cache.ts";
import type { Caller } from "./caller.ts";
import { serve } from "./serve.ts";
import type { Call } from "./serve.ts";

/** Inputs of cached answers other than the query; never the account. */
export type ContentReader = Pick<Caller, "locale" | "currency" | "storefront">;

const cacheMs = 3000;
const maxCachedAnswers = 500;

/** Serves a call with a short-lived cached answer, the same for all readers of a locale, currency and storefront. */
export function serveCached<E extends Endpoint>(
  server: FastifyInstance,
  endpoint: E,
  answer: (query: Call<E>["query"], reader: ContentReader) => Promise<AnswerOf<E>> | AnswerOf<E>,
): void {
  const cache = new ExpiringCache<AnswerOf<E>>({ lifetimeMs: cacheMs, size: maxCachedAnswers });
  serve(server, endpoint, ({ query, caller }) => {
    const { locale, currency, storefront } = caller;
    const reader = { locale, currency, storefront };
    const key = JSON.stringify([query, locale, currency, storefront.id]);
    return cache.get(key, async () => answer(query, reader));
  });
}
