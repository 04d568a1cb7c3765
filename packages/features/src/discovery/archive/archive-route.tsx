import { useMemo } from "react";
import { pack, unpack } from "@tropa/page-runtime/state/packed";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { breadcrumbJsonLd, itemListJsonLd } from "../../platform/seo/json-ld.ts";
import { headMeta, seoSite, siteUrl } from "../../platform/seo/page-head.ts";
import { archivePath, tourPath } from "../../platform/links/paths.ts";
import { loadArchive } from "./archive-loader.ts";
import { ArchiveScreen } from "./archive-screen.tsx";
import type { Route } from "./+types/archive-route";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { head, data } = await loadArchive(params["*"], new URL(request.url), page);
  return { site: seoSite(page), head, data: pack(data) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, head } = loaderData;
  const { breadcrumbs, cards } = unpack(loaderData.data);
  const crumbs = breadcrumbs.map(({ name, slug }) => ({
    name,
    url: siteUrl(site, archivePath(slug)),
  }));
  return headMeta(site, head, [
    ...breadcrumbJsonLd(crumbs),
    itemListJsonLd(cards.map(({ slug }) => siteUrl(site, tourPath(slug)))),
  ]);
}

export default function ArchiveRoute({ loaderData }: Route.ComponentProps) {
  const data = useMemo(() => unpack(loaderData.data), [loaderData.data]);
  return <ArchiveScreen data={data} />;
}
