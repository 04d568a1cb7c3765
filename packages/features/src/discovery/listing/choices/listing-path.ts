import { EVERYTHING_SLUG } from "@tropa/domain/discovery/search-filter";

/** What a listing path is made of, in its canonical order; empty parts say nothing. */
export interface PathParts {
  place: string;
  activity: string;
  collection: string;
}

/**
 * Takes a canonical path apart. The path alone does not tell a place from an activity; what the listing is about
 * does: the collection comes last, the activity before it, and the rest is the place.
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

/** The path of these parts; empty for everything, as the search filter has it. */
export function joinPath({ place, activity, collection }: PathParts): string {
  return [place, activity, collection].filter((part) => part !== "").join("/");
}
