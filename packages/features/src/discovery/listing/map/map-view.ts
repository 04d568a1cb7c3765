import type { Box, TourFilter } from "@tropa/domain/discovery/search-filter";
import type { MapView } from "@tropa/ui-kit/marker-map";
import { changeFilter } from "../choices/filter-links.ts";

/** As the filter's address writes it: 110 m. */
const decimals = 3;
const rounded = (degrees: number) => Number(degrees.toFixed(decimals));

export const viewOf = ([south, west, north, east]: Box): MapView => ({ south, west, north, east });

export const boxOf = ({ south, west, north, east }: MapView): Box => [
  rounded(south),
  rounded(west),
  rounded(north),
  rounded(east),
];

/** The listing of what a map shows: its part of the world instead of a distance from a point. */
export function withBox(filter: TourFilter, view: MapView): TourFilter {
  return changeFilter(filter, {
    box: boxOf(view),
    lat: null,
    lng: null,
    radius: null,
    placeName: "",
  });
}

/** What the map itself asks: its own view takes the place of the list's. */
export function mapFilter(filter: TourFilter): TourFilter {
  return { ...filter, box: null, page: 1, sort: "default" };
}
