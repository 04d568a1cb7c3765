import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { headMeta, seoSite } from "../../platform/seo/page-head.ts";
import { arrivalPath } from "../../platform/links/paths.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { loadArrival } from "./arrival-loader.ts";
import { ArrivalScreen } from "./arrival-screen.tsx";
import type { Route } from "./+types/arrival-route";

export const handle: ScreenHandle = { layout: "framework", messages: "trips" };

export async function loader({ params: { uuid }, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const data = await loadArrival(uuid, page);
  return {
    data,
    site: seoSite(page),
    head: {
      title: page.translator.t("arrival:title"),
      description: data.arrival.booking.tour.title,
      path: arrivalPath(uuid),
      // The address is secret.
      isHidden: true as const,
    },
  };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

/** Sends no referrer, because the address is secret. */
export function headers() {
  return { "referrer-policy": "no-referrer", "x-robots-tag": "noindex" };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headMeta(loaderData.site, loaderData.head) : [];

export default function ArrivalRoute({ loaderData: { data } }: Route.ComponentProps) {
  return <ArrivalScreen key={data.arrival.booking.uuid} data={data} />;
}
