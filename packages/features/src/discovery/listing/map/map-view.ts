import type { Box, TourFilter } from "@tropa/domain/discovery/search-filter";
import type { MapView } from "@tropa/ui-kit/marker-map";
import { changeFilter } from "../choices/filter-links.ts";

/** Precision of coordinates in the filter's address, about 110 m. */
const decimals = 3;
const rounded = (degrees: number) => Number(degrees.toFixed(decimals));

/** Converts a bounding box to the map's view. */
export const viewOf = ([south, west, north, east]: Box): MapView => ({ south, west, north, east });

/** Converts the map's view to a bounding box with rounded degrees. */
export const boxOf = ({ south, west, north, east }: MapView): Box => [
  rounded(south),
  rounded(west),
  rounded(north),
  rounded(east),
];

/** Limits the filter to the visible area of the map, instead of a distance from a point. */
export function withBox(filter: TourFilter, view: MapView): TourFilter {
  return changeFilter(filter, {
    box: boxOf(view),
    lat: null,
    lng: null,
    radius: null,
    placeName: "",
  });
}

/** Returns the filter for the map's own request, without the area of the list. */
export function mapFilter(filter: TourFilter): TourFilter {
  return { ...filter, box: null, page: 1, sort: "default" };
}
