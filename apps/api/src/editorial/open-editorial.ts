import { sitemapCall } from "@tropa/api-contract/discovery/calls-home";
import { countryByIpCall } from "@tropa/api-contract/editorial/calls-site";
import { siteCompletionCall } from "@tropa/api-contract/editorial/calls-site-search";
import type { FastifyInstance } from "fastify";
import type { Catalogue } from "../discovery/catalogue/catalogue.ts";
import type { ApiContext } from "../config/context.ts";
import type { SearchService } from "../discovery/search/search.ts";
import { serveCached } from "../server/cached-call.ts";
import { serve } from "../server/serve.ts";
import { contentMarks, contentRoutes } from "./editorial-routes.ts";
import { dictionaryRoutes } from "../discovery/dictionary-routes.ts";
import { loadLegalDocuments } from "./legal/legal.ts";
import { cachePublicly } from "../server/public-caching.ts";
import { siteCompletion } from "./site-search/site-search.ts";
import { contactsRoutes } from "./contacts/contacts-routes.ts";
import { countryOf } from "./contacts/contacts.ts";
import { sitemap } from "./sitemap/sitemap.ts";

/** Registers all editorial calls; loads the legal documents into the database first. */
export async function openContent(
  server: FastifyInstance,
  { pool, config }: ApiContext,
  catalogue: Catalogue,
  search: SearchService,
): Promise<void> {
  await loadLegalDocuments(pool, config.content.legalFolder);
  // Depends on the caller, unlike the other answers here.
  serve(server, countryByIpCall, ({ caller, request, reply }) => {
    void reply.header("cache-control", "private, no-store");
    return { result: countryOf(config, request.headers, caller.storefront) };
  });
  serve(server, sitemapCall, ({ query, caller }) =>
    sitemap(catalogue, {
      withExcursions: query.excursions === "1",
      withOrganizers: caller.storefront.features.organizersShown,
      kind: query.kind ?? null,
      page: query.page ?? 1,
      locale: caller.locale,
    }),
  );
  contentMarks(server, catalogue);
  void server.register(async (scope) => {
    cachePublicly(scope);
    contentRoutes(scope, catalogue);
    serveCached(scope, siteCompletionCall, ({ phrase }, reader) =>
      siteCompletion({ catalogue, completion: search }, phrase, reader),
    );
    dictionaryRoutes(scope, catalogue);
    contactsRoutes(scope, catalogue, config);
  });
}
