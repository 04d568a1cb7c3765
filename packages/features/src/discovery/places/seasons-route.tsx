import {
  allSeasonsCall,
  calendarPeriodsCall,
} from "@tropa/api-contract/discovery/calls-dictionaries";
import { useMemo } from "react";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { breadcrumbJsonLd, itemListJsonLd } from "../../platform/seo/json-ld.ts";
import { headMeta, seoSite, siteUrl } from "../../platform/seo/page-head.ts";
import { logAndReturnNull } from "../../platform/api/log-failure.ts";
import { seasonsPath } from "../../platform/links/paths.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { pack, unpack } from "@tropa/page-runtime/state/packed";
import { orPageError } from "@tropa/page-runtime/server/page-error";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { seasonSections, toursBetween } from "./seasons-page.ts";
import { SeasonsScreen } from "./seasons-screen.tsx";
import type { Route } from "./+types/seasons-route";

export const handle: ScreenHandle = { messages: "editorial" };

/** Loads the next four seasons and their months that have tours. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const [{ items }, periods] = await Promise.all([
    orPageError(page.api.call(allSeasonsCall)),
    // The months may fail.
    page.api
      .call(calendarPeriodsCall)
      .catch(logAndReturnNull("calendarPeriods", "/spa/calendar-periods")),
  ]);
  const t = page.translator.getFixedT(null, "ideas");
  return {
    site: seoSite(page),
    head: {
      title: t("seasons.pageTitle"),
      description: t("seasons.description"),
      path: seasonsPath(),
    },
    crumbs: { home: t("hubs:home"), here: t("seasons.title") },
    data: pack(seasonSections(items, periods?.items ?? [])),
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
      { name: crumbs.here, url: siteUrl(site, seasonsPath()) },
    ]),
    itemListJsonLd(unpack(loaderData.data).map((span) => siteUrl(site, toursBetween(span)))),
  ]);
}

export default function SeasonsRoute({ loaderData }: Route.ComponentProps) {
  const seasons = useMemo(() => unpack(loaderData.data), [loaderData.data]);
  return <SeasonsScreen seasons={seasons} />;
}
