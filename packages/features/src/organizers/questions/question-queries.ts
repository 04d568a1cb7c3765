import { infiniteQueryOptions } from "@tanstack/react-query";
import { organizerQuestionsCall } from "@tropa/api-contract/editorial/calls-questions";
import { callApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

export const questionParts = ["waiting", "answered"] as const;
export type QuestionPart = (typeof questionParts)[number];

export const questionsKey = ["organizer-questions"] as const;

/** Questions about the organizer's tours, by page. */
export const questionsQuery = (storefront: Storefront, part: QuestionPart) =>
  infiniteQueryOptions({
    queryKey: [...questionsKey, storefront.locale, part],
    queryFn: ({ pageParam, signal }) =>
      callApi(storefront, organizerQuestionsCall, {
        query: { part, ...(pageParam !== null && { after: String(pageParam) }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next_after: after }) => after,
    refetchOnWindowFocus: true,
  });
