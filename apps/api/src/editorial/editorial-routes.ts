import * as contentCalls from "@tropa/api-contract/editorial/calls-content";
import type { FastifyInstance } from "fastify";
import type { Catalogue } from "../discovery/catalogue/catalogue.ts";
import { helpArticle, helpCenter, helpSearch, markHelpArticle } from "./help/help.ts";
import { journalCategories, journalPost, journalPosts } from "./journal/journal.ts";
import { serveCached } from "../server/cached-call.ts";
import { serve } from "../server/serve.ts";
import { legalDocument } from "./legal/legal.ts";
import { Reviews } from "./reviews/reviews.ts";
import { showplaceHub, showplacePage } from "./showplaces/showplaces.ts";

/** Registers calls that count readers' feedback. */
export function contentMarks(server: FastifyInstance, catalogue: Catalogue): void {
  serve(server, contentCalls.markHelpArticleCall, ({ body }) =>
    markHelpArticle(catalogue, { slug: body.slug, isHelpful: body.is_helpful }),
  );
}

/** Registers calls of the journal, showplaces, help, legal documents and reviews. */
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
  serveCached(server, blogPostsCall, (query, { locale }) =>
    journalPosts(catalogue, {
      slug: query.slug ?? "",
      page: query.page ?? 1,
      perPage: query["per-page"],
      locale,
    }),
  );
  serveCached(server, blogPostCall, ({ slug, similar_limit: similarLimit }, reader) =>
    journalPost(catalogue, { slug, similarLimit }, reader),
  );
  serveCached(server, journalCategoriesCall, (_, { locale }) =>
    journalCategories(catalogue, locale),
  );
  serveCached(server, showplacesCall, (query, { locale }) =>
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
  serveCached(server, showplaceCall, ({ slug }, reader) => showplacePage(catalogue, slug, reader));
  serveCached(server, legalDocumentCall, ({ kind, version }, reader) =>
    legalDocument(catalogue, { kind, version }, reader),
  );
  serveCached(server, helpCenterCall, (_, { locale }) => helpCenter(catalogue, locale));
  serveCached(server, helpArticleCall, ({ slug }, reader) => helpArticle(catalogue, slug, reader));
  serveCached(server, helpSearchCall, ({ query }, { locale }) =>
    helpSearch(catalogue, query, locale),
  );
  serveCached(server, reviewsCall, (query, reader) =>
    reviews.index(
      {
        country: query.country ?? "",
        region: query.region ?? "",
        page: query.page ?? 1,
        rating: query.rating,
        withPhotos: query.has_photos === "1",
        inOwnLanguage: query.own_language === "1",
      },
      reader,
    ),
  );
  serveCached(server, reviewCall, ({ uuid }, reader) => reviews.one(uuid, reader));
}
