import { useMemo } from "react";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { headMeta } from "../../platform/seo/page-head.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { unpack } from "@tropa/page-runtime/state/packed";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { crumbsJsonLd } from "../../platform/page/crumbs.ts";
import { loadReviews } from "./reviews-loader.ts";
import { ReviewsScreen } from "./reviews-screen.tsx";
import type { Route } from "./+types/reviews-route";

export const handle: ScreenHandle = { messages: "editorial" };

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadReviews(context.get(pageRequest), params, new URL(request.url).searchParams);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? headMeta(loaderData.site, loaderData.head, [
        ...crumbsJsonLd(loaderData.site, loaderData.crumbs),
      ])
    : [];

export default function ReviewsRoute({ loaderData: { crumbs, data } }: Route.ComponentProps) {
  const reviews = useMemo(() => unpack(data), [data]);
  return <ReviewsScreen reviews={reviews} crumbs={crumbs} />;
}
