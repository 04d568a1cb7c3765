import { EVERYTHING_SLUG } from "@tropa/domain/discovery/search-filter";

/** Parts of a listing's path, in canonical order; empty if absent. */
export interface PathParts {
  place: string;
  activity: string;
  collection: string;
}

/**
 * Splits a canonical path. The path alone does not tell places from activities, so the caller says which are present:
 * the collection comes last, the activity before it, and the rest is the place.
 */
export function pathParts(
  slug: string,
  has: { activity: boolean; collection: boolean },
): PathParts {
  const segments = slug === EVERYTHING_SLUG ? [] : slug.split("/");
  const collection = has.collection ? (segments.pop() ?? "") : "";
  const activity = has.activity ? (segments.pop() ?? "") : "";
  return { place: segments.join("/"), activity, collection };
}

/** Joins the parts into a path; empty for all tours, as in the search filter. */
export function joinPath({ place, activity, collection }: PathParts): string {
  return [place, activity, collection].filter((part) => part !== "").join("/");
}
