import type { GroundSource, MapTiles } from "@tropa/ui-kit/marker-map";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** The source of a map: our own ground, replaced by a provider's tiles where one is configured. */
interface MapSource {
  ground: GroundSource;
  tiles: () => Promise<MapTiles | null>;
}

/** Loaded with the first opened map: most visitors open none. */
const load = () => import("./map-tiles.ts");

const sourceOf = (storefront: Storefront): MapSource => ({
  ground: {
    tile: async (address) => (await load()).groundTile(address),
    labels: async (address) => (await load()).groundLabels(storefront.locale, address),
    attribution: {
      text: "GSHHG · Natural Earth · © GeoNames (CC BY 4.0)",
      href: "https://www.geonames.org/about.html",
    },
  },
  tiles: async () => (await load()).configuredTiles(storefront),
});

/** Map sources by storefront, cached so that maps are not recreated on each render. */
const sources = new WeakMap<Storefront, MapSource>();

/** Provides the site's map source, with place names in the page's language. */
export function useMapSource(): MapSource {
  const storefront = useStorefront();
  const source = sources.get(storefront) ?? sourceOf(storefront);
  sources.set(storefront, source);
  return source;
}
