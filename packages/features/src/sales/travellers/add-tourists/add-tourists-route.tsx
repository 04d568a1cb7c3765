import { touristsInfoCall } from "@tropa/api-contract/sales/calls-travellers";
import type { ScreenHandle } from "../../../platform/page/screen-handle.ts";
import { headMeta, seoSite } from "../../../platform/seo/page-head.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { notFound, orPageError } from "@tropa/page-runtime/server/page-error";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { AddTouristsScreen } from "./add-tourists-screen.tsx";
import type { Route } from "./+types/add-tourists-route";

export const handle: ScreenHandle = { layout: "framework", messages: "trips" };

const uuidPattern = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;

export async function loader({ params: { uuid }, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes thrown responses
  if (!uuidPattern.test(uuid)) throw notFound();
  const info = await orPageError(page.api.call(touristsInfoCall, { query: { uuid } }));
  const t = page.translator.getFixedT(null, "travellers");
  return {
    uuid,
    info,
    site: seoSite(page),
    head: {
      title: t("title"),
      description: info.tour_title,
      path: `/order/${uuid}/add-tourists`,
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

export default function AddTouristsRoute({ loaderData: { uuid, info } }: Route.ComponentProps) {
  return <AddTouristsScreen key={uuid} uuid={uuid} info={info} />;
}
