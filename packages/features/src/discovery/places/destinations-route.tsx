import { destinationsCall } from "@tropa/api-contract/discovery/calls-dictionaries";
import { infoCall } from "@tropa/api-contract/discovery/calls-home";
import { formatNumber } from "@tropa/i18n/format";
import { useMemo } from "react";
import { logAndReturnNull } from "../../platform/api/log-failure.ts";
import { orPageError } from "@tropa/page-runtime/server/page-error";
import { pack, unpack } from "@tropa/page-runtime/state/packed";
import { destinationsPath, listingPath } from "../../platform/links/paths.ts";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { breadcrumbJsonLd, itemListJsonLd } from "../../platform/seo/json-ld.ts";
import { headMeta, seoSite, siteUrl } from "../../platform/seo/page-head.ts";
import { continentSection } from "./destinations-page.ts";
import type { DestinationsPageData } from "./destinations-page.ts";
import { DestinationsScreen } from "./destinations-screen.tsx";
import type { Route } from "./+types/destinations-route";

/** Loads all destinations (docs/product/screens.md#routes). */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { api, translator, locale } = page;
  const [{ continents }, info] = await Promise.all([
    orPageError(api.call(destinationsCall)),
    // The count may fail.
    api.call(infoCall).catch(logAndReturnNull("info", "/spa/info")),
  ]);
  const sections = continents.map(continentSection);
  const countries = new Set(
    sections.flatMap((section) => section.countries.map(({ slug }) => slug)),
  );
  // Without excursions, like the listings below, which have a page of their own for them.
  const tours = info?.toursCount ?? 0;
  const t = translator.getFixedT(null, "hubs");
  const data: DestinationsPageData = {
    continents: sections,
    countries: countries.size,
    tours,
  };
  const counts = {
    countries: t("countries", { count: countries.size }),
    tours: t("tours", { count: tours, number: formatNumber(tours, locale) }),
  };
  return {
    site: seoSite(page),
    head: {
      title: t("destinations.pageTitle", counts),
      description: t("destinations.description", counts),
      path: destinationsPath(),
    },
    crumbs: { home: t("home"), here: t("destinations.title") },
    data: pack(data),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, head, crumbs } = loaderData;
  const { continents } = unpack(loaderData.data);
  return headMeta(site, head, [
    ...breadcrumbJsonLd([
      { name: crumbs.home, url: siteUrl(site, "/") },
      { name: crumbs.here, url: siteUrl(site, destinationsPath()) },
    ]),
    itemListJsonLd(
      continents.flatMap(({ countries }) =>
        countries.map(({ slug }) => siteUrl(site, listingPath(slug))),
      ),
    ),
  ]);
}

export default function DestinationsRoute({ loaderData }: Route.ComponentProps) {
  const data = useMemo(() => unpack(loaderData.data), [loaderData.data]);
  return <DestinationsScreen data={data} />;
}
