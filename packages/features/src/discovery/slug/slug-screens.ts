import { parseTourPath } from "@tropa/domain/discovery/tour-path";
import { lazy } from "react";
import type { ListingAnswer } from "../listing/choices/listing-page.ts";

const loaders = {
  listing: () => import("../listing/listing-screen.tsx"),
  tour: () => import("../tour/tour-screen.tsx"),
};
export type CatalogueScreen = keyof typeof loaders;

/** An address that ends in a dash and digits is a tour, everything else a listing. */
export function screenOf(path: string): CatalogueScreen {
  return parseTourPath(path) ? "tour" : "listing";
}

/** Begins to fetch a screen's chunk; the bundler's loader keeps it. */
export function preloadScreen(screen: CatalogueScreen): Promise<unknown> {
  return loaders[screen]();
}

/** The listing on the screen as a replacement for one that failed to load, if there is one (`stored-listing.ts`). */
export const rememberedListing = (error: unknown): Promise<ListingAnswer | undefined> =>
  loaders.listing().then(
    (screen) => screen.rememberedListing(error),
    () => undefined,
  );

export const ListingScreen = lazy(loaders.listing);
export const TourScreen = lazy(loaders.tour);
