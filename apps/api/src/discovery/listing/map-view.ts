import { filterFromQuery } from "@tropa/domain/discovery/search-filter";
import { MAX_ZOOM } from "../search/search.ts";
import type { MapView } from "../search/search.ts";

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** What a map shows, from a query: garbage asks for all that is found, at the zoom that shows it. */
export function readView(query: Query): MapView {
  // A view is read as the filter's box is, the whole world among them.
  const { box } = filterFromQuery({ box: query.view });
  const zoom = /^\d{1,3}(\.\d{1,20})?$/.test(String(query.zoom)) ? Number(query.zoom) : null;
  return { view: box, zoom: zoom === null ? null : Math.min(Math.floor(zoom), MAX_ZOOM) };
}
