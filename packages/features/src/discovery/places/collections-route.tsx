import { collectionsCall } from "@tropa/api-contract/discovery/calls-home";
import { useMemo } from "react";
import { orPageError } from "@tropa/page-runtime/server/page-error";
import { pack, unpack } from "@tropa/page-runtime/state/packed";
import { collectionsPath, listingPath } from "../../platform/links/paths.ts";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { breadcrumbJsonLd, itemListJsonLd } from "../../platform/seo/json-ld.ts";
import { headMeta, seoSite, siteUrl } from "../../platform/seo/page-head.ts";
import { CollectionsScreen } from "./collections-screen.tsx";
import type { CollectionFacts } from "./collections-screen.tsx";
import type { Route } from "./+types/collections-route";

/** Loads collections of tours (docs/product/screens.md#routes) without hidden and empty ones. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { collections } = await orPageError(page.api.call(collectionsCall));
  const shown = collections
    .filter(({ is_hidden, tours_count }) => !is_hidden && tours_count > 0)
    .map(
      ({
        slug,
        name,
        description,
        tours_count,
        image,
        price_from: priceFrom,
      }): CollectionFacts => ({
        slug,
        name,
        description,
        tours: tours_count,
        image: image.image,
        colour: image.color,
        priceFrom,
      }),
    );
  const t = page.translator.getFixedT(null, "hubs");
  const count = t("collectionsCount", { count: shown.length });
  return {
    site: seoSite(page),
    head: {
      title: t("collections.pageTitle"),
      description: t("collections.description", { count }),
      path: collectionsPath(),
    },
    crumbs: { home: t("home"), here: t("collections.title") },
    data: pack(shown),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, head, crumbs } = loaderData;
  return headMeta(site, head, [
    ...breadcrumbJsonLd([
      { name: crumbs.home, url: siteUrl(site, "/") },
      { name: crumbs.here, url: siteUrl(site, collectionsPath()) },
    ]),
    itemListJsonLd(unpack(loaderData.data).map(({ slug }) => siteUrl(site, listingPath(slug)))),
  ]);
}

export default function CollectionsRoute({ loaderData }: Route.ComponentProps) {
  const collections = useMemo(() => unpack(loaderData.data), [loaderData.data]);
  return <CollectionsScreen collections={collections} />;
}
