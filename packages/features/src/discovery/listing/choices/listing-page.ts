import type { Review } from "@tropa/api-contract/discovery/tour";
import type { TraitName } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { Packed } from "@tropa/page-runtime/state/packed";
import type { PageHead, SeoSite } from "../../../platform/seo/page-head.ts";
import type { CardFacts } from "../../tour-card/card-facts.ts";
import type { NamedTrait } from "../../traits/trait-texts.ts";
import type { Kind } from "./filter-links.ts";
import type { PathParts } from "./listing-path.ts";
import type { PathChoice } from "./path-choices.ts";
import type { PriceHistogram } from "./price-scale.ts";

/** A link to a listing, with its number of tours; `slug` is its path without a leading slash. */
export interface CountedLink {
  name: string;
  slug: string;
  count: number;
}

/** Number of tours for a choice. */
export interface Counted {
  /** Tours if only this value of its list is chosen. */
  count: number;
  /** Tours it would add to the values already chosen in its list; absent if none is chosen. */
  adds?: number;
}

/** A choice with a listing page of its own. */
export interface ListingChoice extends PathChoice, Counted {
  name: string;
  /** True for a region or city of the country listed before it. */
  isNested?: true;
}

/** A choice with a name from the API. */
export interface NamedChoice extends Counted {
  value: string;
  name: string;
}

/** Number of tours that each value of a group would show; values without tours are left out. */
export type Counts = Readonly<Record<string, number>>;

/** Groups of enumerated values, in addition to traits; their names are in the message catalogue. */
const enumerated = [
  "startTimes",
  "operatorType",
  "cruisesType",
  "cruisesCabinsCapacity",
  "continent",
  "maxGroupSize",
  "radius",
  "flexDays",
] as const;
type Enumerated = (typeof enumerated)[number] | TraitName;
/** Groups in which several values can be chosen. */
export type EnumeratedList = NamedTrait | "startTimes";

/** Long lists with names from the API. */
const longLists = ["destinations", "activities", "collections"] as const;
export type LongList = (typeof longLists)[number];
/** Long lists that only cruises have. */
const cruiseLists = ["ships", "waterObjects", "startCities"] as const;
export type CruiseList = (typeof cruiseLists)[number];

/** All choices in the filters, with counts. */
export interface ListingChoices
  extends Record<LongList, readonly ListingChoice[]>, Record<CruiseList, readonly NamedChoice[]> {
  /** True if rare groups and the ends of long lists are left out to keep the page small; they load on demand. */
  isShort: boolean;
  counts: Readonly<Record<Enumerated, Counts>>;
  /** Tours that each value would add to those already chosen in its list. */
  adds: Readonly<Record<EnumeratedList, Counts>>;
  languages: readonly NamedChoice[];
  /** Number of round-trip cruises. */
  returning: number;
  /** Number of tours by individual authors. */
  authorTours: number;
  kinds: Readonly<Record<Kind, number>>;
  /** Tours by length in days, from one day; the last entry includes all longer ones. */
  lengths: readonly number[];
  /** `yyyy-MM`. */
  months: Counts;
  /** Keyed by periods as `periodOf` returns them. */
  seasons: Counts;
  /** Tours by price; each entry is one step of the slider. */
  histogram: PriceHistogram;
  /** Number of entries of each long list that are not included. */
  more: Readonly<Record<LongList | CruiseList, number>>;
}

/** A wider filter that finds tours, offered when nothing was found; `fields` are the filter fields it drops. */
export interface WayOut {
  fields: readonly string[];
  query: Readonly<Record<string, string>>;
  total: number;
}

/** Figures about the place or activity of a listing. */
export interface ListingFacts {
  total: number;
  priceFrom: number;
  days: readonly [from: number, to: number];
  /** Months from `01` to `12`, in calendar order. */
  bestMonths: readonly string[];
  activities: readonly string[];
  places: readonly string[];
}

interface Shown {
  image: string;
  colour: string;
}

/** Data of a place's page in addition to its tours. */
export interface Destination {
  image?: Shown;
  sights?: {
    items: readonly (Shown & { name: string; kind: string; path: string })[];
    total: number;
    path: string;
  };
  reviews?: { items: readonly Review[]; average: number; total: number; path: string };
}

/** Data of a listing's screen. */
export interface ListingPageData {
  /** True if the list for `query` failed to load: everything else belongs to the previous list. */
  isMissed?: true;
  /** The filter as its canonical query, including `slug`; default values are left out. */
  query: Readonly<Record<string, string>>;
  parts: PathParts;
  names: { place: string; activity: string; collection: string };
  /** Centre of the listing's place, if it is small enough to have one. */
  point?: readonly [lat: number, lng: number];
  kind: Kind;
  heading: string;
  lead: string;
  total: number;
  pages: number;
  cards: readonly CardFacts[];
  breadcrumbs: readonly { name: string; slug: string }[];
  choices: ListingChoices;
  /** Names of values chosen by id, keyed by field and value: `regions-5`. */
  chosenNames: Readonly<Record<string, string>>;
  /** Wider filters; only if nothing was found. */
  waysOut?: readonly WayOut[];
  /** Narrower and neighbouring listings, without those already among the filters. */
  around: { places: readonly CountedLink[]; neighbours: readonly CountedLink[] };
  /** Present only if nothing but the path filters the tours. */
  facts?: ListingFacts;
  /** Present only for a place, on the first page of all its tours. */
  destination?: Destination;
}

/** Data returned by a listing's loader. */
export interface ListingAnswer {
  page: "listing";
  site: SeoSite;
  head: PageHead;
  data: Packed<ListingPageData>;
}
