import { useMemo } from "react";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { headMeta, siteUrl } from "../../platform/seo/page-head.ts";
import { tourPath } from "../../platform/links/paths.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { unpack } from "@tropa/page-runtime/state/packed";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { crumbsJsonLd } from "../../platform/page/crumbs.ts";
import { ReviewScreen } from "./review-screen.tsx";
import { loadReview } from "./reviews-loader.ts";
import type { Route } from "./+types/review-route";

export const handle: ScreenHandle = { messages: "editorial" };

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadReview(context.get(pageRequest), params.uuid);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

/** JSON-LD of a review: author, subject and rating. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, head, crumbs, data } = loaderData;
  const review = unpack(data);
  return headMeta(site, head, [
    ...crumbsJsonLd(site, crumbs),
    {
      "@type": "Review",
      itemReviewed: {
        "@type": "Product",
        name: review.tour.name,
        url: siteUrl(site, tourPath(review.tour.slug)),
      },
      author: { "@type": "Person", name: review.author_name },
      datePublished: review.created_on,
      inLanguage: review.locale,
      reviewBody: review.text,
      reviewRating: {
        "@type": "Rating",
        ratingValue: review.rating,
        bestRating: 5,
        worstRating: 1,
      },
    },
  ]);
}

export default function ReviewRoute({ loaderData: { crumbs, data } }: Route.ComponentProps) {
  const review = useMemo(() => unpack(data), [data]);
  return <ReviewScreen review={review} crumbs={crumbs} />;
}
