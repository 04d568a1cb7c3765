import type { Review } from "@tropa/api-contract/discovery/tour";
import { useRef, useState } from "react";
import { browserApi } from "../../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";

/** Filter of reviews; empty means all. */
export type ReviewFilter = { rating?: number; withPhotos?: true };

interface Found {
  reviews: readonly Review[];
  total: number;
  /** Last page loaded; 0 if there are only the reviews that came with the tour. */
  page: number;
}

/** Loads reviews page by page; the first ones come with the tour. */
export function useReviews(tour: ShownTour) {
  const storefront = useStorefront();
  const first: Found = { reviews: tour.reviews, total: tour.reviews_count, page: 0 };
  const [filter, setFilter] = useState<ReviewFilter>({});
  const [found, setFound] = useState(first);
  const [state, setState] = useState<"idle" | "pending" | "error">("idle");
  // Ignore answers to older requests.
  const lastRequest = useRef(0);

  const load = async (wanted: ReviewFilter, from: Found) => {
    lastRequest.current += 1;
    const number = lastRequest.current;
    setState("pending");
    try {
      const [api, { tourReviewsCall }] = await Promise.all([
        browserApi(storefront),
        import("@tropa/api-contract/discovery/calls-catalogue"),
      ]);
      const answer = await api.call(tourReviewsCall, {
        query: {
          id: String(tour.id),
          page: String(from.page + 1),
          ...(wanted.rating !== undefined && { rating: String(wanted.rating) }),
          ...(wanted.withPhotos && { has_photos: "1" as const }),
        },
      });
      if (number !== lastRequest.current) return;
      // Pages overlap with the reviews that came with the tour: skip known ones.
      const ids = new Set(from.reviews.map(({ id }) => id));
      const more = answer.items.filter(({ id }) => !ids.has(id));
      setFound({ reviews: [...from.reviews, ...more], total: answer.total, page: answer.page });
      setState("idle");
    } catch {
      if (number === lastRequest.current) setState("error");
    }
  };

  const choose = (wanted: ReviewFilter) => {
    setFilter(wanted);
    if (Object.keys(wanted).length > 0) {
      void load(wanted, { reviews: [], total: 0, page: 0 });
      return;
    }
    lastRequest.current += 1;
    setFound(first);
    setState("idle");
  };
  return {
    ...found,
    filter,
    state,
    choose,
    hasMore: found.reviews.length < found.total,
    loadMore: () => void load(filter, found),
    /** If a new filter failed, there are no reviews yet. */
    retry: () => void load(filter, found.page === 0 ? { reviews: [], total: 0, page: 0 } : found),
  };
}
