import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { staffQuestionsCall } from "@tropa/api-contract/editorial/calls-questions";
import { hiddenReviewsCall } from "@tropa/api-contract/editorial/calls-reviews";
import type { OwnReview } from "@tropa/api-contract/editorial/calls-reviews";
import { callApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { deskKey } from "./desk-queries.ts";

export const reviewsQuery = (
  storefront: Storefront,
  asked: { status: OwnReview["status"]; page: number; search: string },
) =>
  queryOptions({
    queryKey: [...deskKey, "reviews", storefront.locale, asked],
    queryFn: ({ signal }) =>
      callApi(storefront, hiddenReviewsCall, {
        query: { ...asked, page: String(asked.page) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const questionsQuery = (
  storefront: Storefront,
  asked: { part: "held" | "waiting" | "answered" | "rejected"; page: number; search: string },
) =>
  queryOptions({
    queryKey: [...deskKey, "questions", storefront.locale, asked],
    queryFn: ({ signal }) =>
      callApi(storefront, staffQuestionsCall, {
        query: { ...asked, page: String(asked.page) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
