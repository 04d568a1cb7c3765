import type { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { reviewsCall, showplacesCall } from "@tropa/api-contract/editorial/calls-content";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import { logAndReturnNull } from "../../../platform/api/log-failure.ts";
import { reviewsPath, showplacesPath } from "../../../platform/links/paths.ts";
import type { Destination } from "../choices/listing-page.ts";

type Listing = AnswerOf<typeof toursCall>["listing"];

const sightsShown = 3;
const reviewsShown = 2;

/** Loads sights and reviews of a listing's place; both may fail. */
export async function loadDestination(
  { api }: PageRequest,
  listing: Listing,
): Promise<Destination> {
  const { image, place, breadcrumbs, slug } = listing;
  const [country, region] = breadcrumbs.map((crumb) => crumb.slug);
  // Reviews exist by country and region only.
  const hasReviews = country !== undefined && place?.kind !== "city";
  const [sights, reviews] = await Promise.all([
    api
      .call(showplacesCall, { query: { slug, "per-page": String(sightsShown) } })
      .catch(logAndReturnNull("showplaces", "/spa/showplaces")),
    hasReviews
      ? api
          .call(reviewsCall, { query: { country, ...(region !== undefined && { region }) } })
          .catch(logAndReturnNull("reviews", "/spa/reviews"))
      : null,
  ]);
  const total = reviews?.ratings.reduce((sum, count) => sum + count, 0) ?? 0;
  return {
    ...(image && { image: { image: image.image, colour: image.color } }),
    ...(sights &&
      sights.items.length === sightsShown && {
        sights: {
          items: sights.items.map((sight) => ({
            name: sight.name,
            kind: sight.kind_name,
            path: showplacesPath(sight.slug),
            image: sight.image.image,
            colour: sight.image.color,
          })),
          total: sights.total,
          path: showplacesPath(slug),
        },
      }),
    ...(reviews &&
      total > 0 && {
        reviews: {
          items: reviews.items.slice(0, reviewsShown),
          average:
            reviews.ratings.reduce((sum, count, index) => sum + count * (index + 1), 0) / total,
          total,
          path: reviewsPath([country, region].filter(Boolean).join("/")),
        },
      }),
  };
}
