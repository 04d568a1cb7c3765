import {
  bookingReviewCall,
  createReviewCall,
  hiddenReviewsCall,
  moderateReviewCall,
  replyToReviewCall,
} from "@tropa/api-contract/editorial/calls-reviews";
import type { FastifyInstance } from "fastify";
import type { Catalogue } from "../../discovery/catalogue/catalogue.ts";
import type { Config } from "../../config/config.ts";
import { serve } from "../../server/serve.ts";
import {
  bookingReview,
  createReview,
  hiddenReviews,
  moderateReview,
  replyToReview,
} from "./reviews.ts";

/** Registers calls for writing, answering and moderating reviews. */
export function reviewsRoutes(server: FastifyInstance, catalogue: Catalogue, config: Config): void {
  serve(server, createReviewCall, ({ body, actor, caller: { locale } }) =>
    createReview({ catalogue, config }, body, { actor, locale }),
  );
  serve(server, bookingReviewCall, ({ query, caller }) =>
    bookingReview(catalogue, query.uuid, caller.locale),
  );
  serve(server, replyToReviewCall, ({ body, actor, caller: { locale } }) =>
    replyToReview({ catalogue, config }, body, { actor, locale }),
  );
  serve(server, moderateReviewCall, ({ body, actor, caller: { locale } }) =>
    moderateReview({ catalogue, config }, body, { actor, locale }),
  );
  serve(server, hiddenReviewsCall, ({ query, actor, caller: { locale } }) =>
    hiddenReviews(catalogue, { ...query, page: query.page ?? 1 }, { actor, locale }),
  );
}
