import { listingJsonLd } from "../listing/listing-json-ld.ts";
import { loadListing } from "../listing/listing-loader.ts";
import { whenPartsReady } from "@tropa/page-runtime/take-over/deferred-part";
import { pack, unpack } from "@tropa/page-runtime/state/packed";
import { pageRequest } from "@tropa/page-runtime/server/request-context";
import { headMeta, seoSite } from "../../platform/seo/page-head.ts";
import { loadTourPage } from "../tour/tour-loader.ts";
import { breadcrumbsJsonLd, tourJsonLd } from "../tour/tour-meta.ts";
import {
  rememberedListing,
  ListingScreen,
  preloadScreen,
  screenOf,
  TourScreen,
} from "./slug-screens.ts";
import { tourHead } from "./tour-head.ts";
import { otherTraits } from "../traits/trait-texts.ts";
import type { Route } from "./+types/slug-route";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const path = params["*"];
  const site = seoSite(page);
  if (screenOf(path) === "tour") {
    const data = await loadTourPage(path, context);
    const head = tourHead(page, data.tour);
    return {
      page: "tour" as const,
      site,
      head,
      data,
      traits: otherTraits(data.tour, { t: page.translator.t, locale: page.locale }),
    };
  }
  const { head, data } = await loadListing(path, new URL(request.url), page);
  return { page: "listing" as const, site, head, data: pack(data) };
}

/** Loads the data and the screen's code in parallel. */
export async function clientLoader({ serverLoader, params, request }: Route.ClientLoaderArgs) {
  try {
    const screen = preloadScreen(screenOf(params["*"])).then(whenPartsReady);
    const [answer] = await Promise.all([serverLoader(), screen]);
    return answer;
  } catch (error) {
    const fallback = request.signal.aborted ? undefined : await rememberedListing(error);
    if (!fallback) throw error;
    return fallback;
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, head } = loaderData;
  const things =
    loaderData.page === "tour"
      ? [
          tourJsonLd(loaderData.data.tour, site, loaderData.traits),
          ...breadcrumbsJsonLd(loaderData.data.tour, site),
        ]
      : listingJsonLd(unpack(loaderData.data), site);
  return headMeta(site, head, things);
}

// Start loading the first page's screen while the router starts. A tour is recognised by the end of its path, so a
// locale prefix does not matter.
if (typeof document !== "undefined")
  void preloadScreen(screenOf(window.location.pathname.split("/").at(-1) ?? ""));

export default function CatalogueRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.page === "tour" ? (
    <TourScreen data={loaderData.data} />
  ) : (
    <ListingScreen answer={loaderData} />
  );
}
