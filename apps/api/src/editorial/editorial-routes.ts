import * as contentCalls from "@tropa/api-contract/editorial/calls-content";
import type { FastifyInstance } from "fastify";
import type { Catalogue } from "../discovery/catalogue/catalogue.ts";
import { helpArticle, helpCenter, helpSearch } from "./help/help.ts";
import { journalCategories, journalPost, journalPosts } from "./journal/journal.ts";
import { serveKept } from "../server/cached-call.ts";
import { legalDocument } from "./legal/legal.ts";
import { Reviews } from "./reviews/reviews.ts";
import { showplaceHub, showplacePage } from "./showplaces/showplaces.ts";

/** What people read: the journal, sights, help, legal documents, reviews. */
export function contentRoutes(server: FastifyInstance, catalogue: Catalogue): void {
  const {
    blogPostCall,
    blogPostsCall,
    helpArticleCall,
    helpCenterCall,
    helpSearchCall,
    journalCategoriesCall,
    legalDocumentCall,
    reviewCall,
    reviewsCall,
    showplaceCall,
    showplacesCall,
  } = contentCalls;
  const reviews = new Reviews(catalogue);
  serveKept(server, blogPostsCall, (query, { locale }) =>
    journalPosts(catalogue, {
      slug: query.slug ?? "",
      page: query.page ?? 1,
      perPage: query["per-page"],
      locale,
    }),
  );
  serveKept(server, blogPostCall, ({ slug, similar_limit: similarLimit }, reader) =>
    journalPost(catalogue, { slug, similarLimit }, reader),
  );
  serveKept(server, journalCategoriesCall, (_, { locale }) => journalCategories(catalogue, locale));
  serveKept(server, showplacesCall, (query, { locale }) =>
    showplaceHub(
      catalogue,
      {
        slug: query.slug ?? "",
        kind: query.kind === undefined || query.kind === "" ? null : query.kind,
        page: query.page ?? 1,
        perPage: query["per-page"],
      },
      locale,
    ),
  );
  serveKept(server, showplaceCall, ({ slug }, reader) => showplacePage(catalogue, slug, reader));
  serveKept(server, legalDocumentCall, ({ kind, version }, reader) =>
    legalDocument(catalogue, { kind, version }, reader),
  );
  serveKept(server, helpCenterCall, (_, { locale }) => helpCenter(catalogue, locale));
  serveKept(server, helpArticleCall, ({ slug }, reader) => helpArticle(catalogue, slug, reader));
  serveKept(server, helpSearchCall, ({ query }, { locale }) =>
    helpSearch(catalogue, query, locale),
  );
  serveKept(server, reviewsCall, ({ country = "", region = "", page = 1 }, { locale }) =>
    reviews.index({ country, region, page }, locale),
  );
  serveKept(server, reviewCall, ({ uuid }, { locale }) => reviews.one(uuid, locale));
}
