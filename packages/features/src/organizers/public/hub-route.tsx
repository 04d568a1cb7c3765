import { useMemo } from "react";
import { crumbsJsonLd } from "../../platform/page/crumbs.ts";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { itemListJsonLd } from "../../platform/seo/json-ld.ts";
import { headMeta, siteUrl } from "../../platform/seo/page-head.ts";
import { organizerPagePath } from "../../platform/links/paths.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { unpack } from "@tropa/page-runtime/state/packed";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { loadHub } from "./hub-loader.ts";
import { OrganizersHubScreen } from "./organizers-hub-screen.tsx";
import type { Route } from "./+types/hub-route";

export const handle: ScreenHandle = { messages: "editorial" };

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadHub(context.get(pageRequest), new URL(request.url).searchParams);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, head, crumbs, data } = loaderData;
  const { items, page, per_page: perPage } = unpack(data);
  const pages = items.map(({ id }) => siteUrl(site, organizerPagePath(id)));
  const list = itemListJsonLd(pages, (page - 1) * perPage + 1);
  return headMeta(site, head, [...crumbsJsonLd(site, crumbs), list]);
}

export default function HubRoute({ loaderData: { crumbs, data } }: Route.ComponentProps) {
  const hub = useMemo(() => unpack(data), [data]);
  return <OrganizersHubScreen hub={hub} crumbs={crumbs} />;
}
