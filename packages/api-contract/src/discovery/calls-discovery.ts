import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { currency, id, minor } from "../base/primitives.ts";
import { filterQuery, words } from "./tour-queries.ts";

export const toursCountCall = endpoint({
  name: "toursCount",
  method: "GET",
  path: "/spa/tours-count",
  summary: "How many tours a filter finds: for a filter that is still being chosen",
  query: filterQuery,
  answer: z.object({ total: z.int() }),
  errors: ["not_found"],
  auth: "open",
});

/** Filter groups with too many values for a list, which are searched by name. */
export const searchedFields = ["showplace", "organizer"] as const;
export type SearchedField = (typeof searchedFields)[number];

const foundChoice = z.object({
  value: z.string(),
  name: z.string(),
  /** Its location, to tell places of the same name apart; empty if unknown. */
  hint: z.string(),
  /** Number of tours that the filter finds with this choice instead of its own. */
  count: z.int(),
  /** Matched parts of `name` as [from, to], ascending, without overlaps. */
  highlights: z.array(z.tuple([z.int(), z.int()])),
});
export type FoundChoice = z.infer<typeof foundChoice>;

export const filterChoicesCall = endpoint({
  name: "filterChoices",
  method: "GET",
  path: "/spa/filter-choices",
  summary:
    "Choices of a group that is too long to list, by name. Takes the filter of /spa/tours and beside it `field` (left out: the first) and `phrase` (left out: those with most tours). Where the storefront hides organizers there are none",
  query: z.extend(filterQuery, { field: words, phrase: words }),
  /** At most 8; choices without tours come last. */
  answer: z.object({ items: z.array(foundChoice) }),
  errors: ["not_found"],
  auth: "open",
});

const degrees = (limit: number) => z.number().check(z.gte(-limit), z.lte(limit));

/** A part of a map. Its west is greater than its east if it crosses the date line. */
const box = z.object({
  south: degrees(90),
  west: degrees(180),
  north: degrees(90),
  east: degrees(180),
});

/** Tours of one place, or of places too close to separate at this zoom. */
const cluster = z.object({
  lat: degrees(90),
  lng: degrees(180),
  count: z.int(),
  /** Price of the cheapest tour, in the reader's currency. */
  price_from: minor,
  /** The best tours in order, at most six; complete if `count` is not larger. */
  ids: z.array(id),
  /**
   * The main city of all its tours with its listing; at a single point, the city with most tours;
   * null if there are several.
   */
  place: z.nullable(z.object({ name: z.string(), slug: z.string() })),
  /** The part of the map to zoom to so that the places separate; null for a single place. */
  box: z.nullable(box),
});

export const toursMapCall = endpoint({
  name: "toursMap",
  method: "GET",
  path: "/spa/tours-map",
  summary:
    "Tours of a listing on a map, those close to each other together. Takes the filter of /spa/tours and beside it `view` (what the map shows: south,west,north,east; left out: all that is found) and `zoom` (left out: at which a phone shows the view)",
  query: z.extend(filterQuery, { view: words, zoom: words }),
  answer: z.object({
    /** Number of tours found by the filter. */
    total: z.int(),
    /** Number of those in the view. */
    shown: z.int(),
    zoom: z.int(),
    currency,
    /** Bounds of everything found; null if nothing is. */
    box: z.nullable(box),
    /** At most 200, the largest first. */
    clusters: z.array(cluster),
  }),
  errors: ["not_found"],
  auth: "open",
});
