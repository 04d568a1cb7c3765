import { bookingReviewCall } from "@tropa/api-contract/editorial/calls-reviews";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { headMeta, seoSite } from "../../platform/seo/page-head.ts";
import type { PageHead } from "../../platform/seo/page-head.ts";
import { writeReviewPath } from "../../platform/links/paths.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { orPageError } from "@tropa/page-runtime/server/page-error";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { WriteReviewScreen } from "./write-review-screen.tsx";
import type { Route } from "./+types/write-review-route";

export const handle: ScreenHandle = { messages: ["editorial", "people"], layout: "framework" };

/** Loads by the booking's UUID; only its link leads here. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { uuid } = params;
  const answer = await orPageError(page.api.call(bookingReviewCall, { query: { uuid } }));
  const head: PageHead = {
    title: page.translator.t("reviews:write.title"),
    description: answer.tour.name,
    path: writeReviewPath(uuid),
    isHidden: true,
  };
  return { site: seoSite(page), head, uuid, answer };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headMeta(loaderData.site, loaderData.head) : [];

export default function WriteReviewRoute({ loaderData: { uuid, answer } }: Route.ComponentProps) {
  return <WriteReviewScreen key={uuid} uuid={uuid} answer={answer} />;
}
