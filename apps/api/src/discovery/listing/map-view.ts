import { filterFromQuery } from "@tropa/domain/discovery/search-filter";
import { MAX_ZOOM } from "../search/search.ts";
import type { MapView } from "../search/search.ts";

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Parses the view of a map. Invalid values mean all found tours, at the zoom that fits them. */
export function readView(query: Query): MapView {
  // A view has the format of the filter's box and may be the whole world.
  const { box } = filterFromQuery({ box: query.view });
  const zoom = /^\d{1,3}(\.\d{1,20})?$/.test(String(query.zoom)) ? Number(query.zoom) : null;
  return { view: box, zoom: zoom === null ? null : Math.min(Math.floor(zoom), MAX_ZOOM) };
}
