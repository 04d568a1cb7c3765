import { allRestKindsCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import { useMemo } from "react";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { breadcrumbJsonLd, itemListJsonLd } from "../../platform/seo/json-ld.ts";
import { headMeta, seoSite, siteUrl } from "../../platform/seo/page-head.ts";
import { activitiesPath, listingPath } from "../../platform/links/paths.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { pack, unpack } from "@tropa/page-runtime/state/packed";
import { orPageError } from "@tropa/page-runtime/server/page-error";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { ActivitiesScreen } from "./activities-screen.tsx";
import type { ActivityTile } from "./activities-screen.tsx";
import type { Route } from "./+types/activities-route";

export const handle: ScreenHandle = { messages: "editorial" };

/** Loads all activities that have tours, the most offered first. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { items } = await orPageError(page.api.call(allRestKindsCall));
  const shown = items
    .filter(({ tours_count: count }) => count > 0)
    .toSorted((a, b) => b.tours_count - a.tours_count || a.id - b.id)
    .map(({ slug, name, tours_count: tours, image }): ActivityTile => ({
      slug,
      name,
      tours,
      image: image?.image ?? null,
      colour: image?.color ?? "",
    }));
  const t = page.translator.getFixedT(null, "ideas");
  const count = t("activities.count", { count: shown.length });
  return {
    site: seoSite(page),
    head: {
      title: t("activities.pageTitle", { count }),
      description: t("activities.description", { count }),
      path: activitiesPath(),
    },
    crumbs: { home: t("hubs:home"), here: t("activities.title") },
    data: pack(shown),
  };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withMessages(handle, serverLoader());

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, head, crumbs } = loaderData;
  return headMeta(site, head, [
    ...breadcrumbJsonLd([
      { name: crumbs.home, url: siteUrl(site, "/") },
      { name: crumbs.here, url: siteUrl(site, activitiesPath()) },
    ]),
    itemListJsonLd(unpack(loaderData.data).map(({ slug }) => siteUrl(site, listingPath(slug)))),
  ]);
}

export default function ActivitiesRoute({ loaderData }: Route.ComponentProps) {
  const activities = useMemo(() => unpack(loaderData.data), [loaderData.data]);
  return <ActivitiesScreen activities={activities} />;
}
