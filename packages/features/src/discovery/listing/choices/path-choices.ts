import { EVERYTHING_SLUG } from "@tropa/domain/discovery/search-filter";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import { changeFilter } from "./filter-links.ts";
import { joinPath, pathParts } from "./listing-path.ts";
import type { PathParts } from "./listing-path.ts";

/** Filter fields whose values have listing pages. */
export type PathField = "countries" | "regions" | "cities" | "restKinds" | "collections";

/** A value of such a field, with its listing's path. */
export interface PathChoice {
  field: PathField;
  value: string;
  slug: string;
}

const partOf: Record<PathField, keyof PathParts> = {
  countries: "place",
  regions: "place",
  cities: "place",
  restKinds: "activity",
  collections: "collection",
};

/** Whether a choice is part of the path or the query. */
export function isPathChosen(filter: TourFilter, parts: PathParts, choice: PathChoice): boolean {
  return (
    parts[partOf[choice.field]] === choice.slug ||
    filter[choice.field].includes(Number(choice.value))
  );
}

/** Clears every other way to choose a place. */
const noPlace = {
  continent: null,
  countries: [],
  regions: [],
  cities: [],
  box: null,
  lat: null,
  lng: null,
  radius: null,
  placeName: "",
} as const;

/**
 * Adds a choice that has a listing page, or removes it. The first choice of its kind becomes the path, which makes a
 * readable address; further ones go into the query. Fields narrow each other, so choosing a place of another kind (a
 * city after a country) replaces the old place.
 *
 * @param all Known choices, to find the one that becomes the path when the current one is removed.
 */
export function togglePathChoice(
  filter: TourFilter,
  parts: PathParts,
  choice: PathChoice,
  all: readonly PathChoice[],
): TourFilter {
  const { field, value, slug } = choice;
  const part = partOf[field];
  const beside = filter[field];
  const withPath = (path: string, change: Partial<TourFilter>) =>
    changeFilter(filter, { slug: joinPath({ ...parts, [part]: path }), ...change });

  if (parts[part] === slug) {
    const next = all.find((one) => one.field === field && beside.includes(Number(one.value)));
    return withPath(next?.slug ?? "", {
      [field]: beside.filter((id) => String(id) !== next?.value),
    });
  }
  if (beside.includes(Number(value)))
    return changeFilter(filter, { [field]: beside.filter((id) => String(id) !== value) });
  if (parts[part] === "" && beside.length === 0)
    return withPath(slug, part === "place" ? noPlace : {});
  const main = all.find((one) => one.slug === parts[part]);
  const isBeside = parts[part] === "" || main?.field === field;
  if (isBeside) return changeFilter(filter, { [field]: [...beside, Number(value)] });
  return withPath(slug, noPlace);
}

/** Parts of a newly chosen path, while the page still shows the previous listing. */
export function currentParts(
  { slug }: Pick<TourFilter, "slug">,
  shown: { query: Readonly<Record<string, string>>; parts: PathParts },
  choices: readonly PathChoice[],
): PathParts {
  if (slug === (shown.query.slug ?? "")) return shown.parts;
  const segments = slug.split("/");
  const isIn = (field: PathField, segment: string | undefined) =>
    choices.some((choice) => choice.field === field && choice.slug === segment);
  const collection = isIn("collections", segments.at(-1));
  const activity = isIn("restKinds", segments.at(collection ? -2 : -1));
  return pathParts(slug === "" ? EVERYTHING_SLUG : slug, { activity, collection });
}
