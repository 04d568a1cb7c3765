import { parseTourPath } from "@tropa/domain/discovery/tour-path";
import { lazy } from "react";
import type { ListingAnswer } from "../listing/choices/listing-page.ts";

const loaders = {
  listing: () => import("../listing/listing-screen.tsx"),
  tour: () => import("../tour/tour-screen.tsx"),
};
/** A screen that the catalogue route can show. */
export type CatalogueScreen = keyof typeof loaders;

/** Tells the screen by the path: one that ends in a dash and digits is a tour, everything else a listing. */
export function screenOf(path: string): CatalogueScreen {
  return parseTourPath(path) ? "tour" : "listing";
}

/** Starts loading a screen's code; later calls reuse it. */
export function preloadScreen(screen: CatalogueScreen): Promise<unknown> {
  return loaders[screen]();
}

/** Returns the listing on the screen to show instead of one that failed to load, if any (see `stored-listing.ts`). */
export const rememberedListing = (error: unknown): Promise<ListingAnswer | undefined> =>
  loaders.listing().then(
    (screen) => screen.rememberedListing(error),
    () => undefined,
  );

export const ListingScreen = lazy(loaders.listing);
export const TourScreen = lazy(loaders.tour);
