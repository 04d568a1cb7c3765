import type { Review } from "@tropa/api-contract/discovery/tour";
import type { Packed } from "@tropa/page-runtime/state/packed";
import type { PageHead, SeoSite } from "../../../platform/seo/page-head.ts";
import type { CardFacts } from "../../tour-card/card-facts.ts";
import type { Kind } from "./filter-links.ts";
import type { PathParts } from "./listing-path.ts";
import type { PathChoice } from "./path-choices.ts";

/** A listing that a name leads to; `slug` is its path without a leading slash. */
export interface CountedLink {
  name: string;
  slug: string;
  count: number;
}

/** How many tours a choice leads to. */
export interface Counted {
  /** With this value alone of its list. */
  count: number;
  /** Where other values of its list are chosen: how many more with it beside them. */
  adds?: number;
}

/** A choice that is a listing of its own. */
export interface ListingChoice extends PathChoice, Counted {
  name: string;
  /** Belongs to the country before it. */
  isNested?: true;
}

export interface NamedChoice extends Counted {
  value: string;
  name: string;
}

/** How many tours each value of a group would show; values without tours are left out. */
export type Counts = Readonly<Record<string, number>>;

/** Groups of enumerated values; their names are in the message catalogue. */
const enumerated = [
  "accommodation",
  "comfort",
  "difficulty",
  "startTimes",
  "operatorType",
  "cruisesType",
  "cruisesCabinsCapacity",
  "continent",
  "maxGroupSize",
  "radius",
  "flexDays",
] as const;
type Enumerated = (typeof enumerated)[number];
/** Of these several values can be chosen. */
export type EnumeratedList = Extract<
  Enumerated,
  "accommodation" | "comfort" | "difficulty" | "startTimes"
>;

/** Long lists whose values the catalogue names. */
const longLists = ["destinations", "activities", "collections"] as const;
export type LongList = (typeof longLists)[number];
/** Long lists of what ships have. */
const cruiseLists = ["ships", "waterObjects", "startCities"] as const;
export type CruiseList = (typeof cruiseLists)[number];

export interface ListingChoices
  extends Record<LongList, readonly ListingChoice[]>, Record<CruiseList, readonly NamedChoice[]> {
  /**
   * Only what most visitors choose by, and the tops of the long lists: a page is light, the rest comes when it is
   * asked for.
   */
  isShort: boolean;
  counts: Readonly<Record<Enumerated, Counts>>;
  /** What other values of a list with a choice add. */
  adds: Readonly<Record<EnumeratedList, Counts>>;
  languages: readonly NamedChoice[];
  /** Cruises that end where they began. */
  returning: number;
  /** Tours of authors alone. */
  authorTours: number;
  kinds: Readonly<Record<Kind, number>>;
  /** How many tours last one day, two, and so on; the last place holds all that are longer. */
  lengths: readonly number[];
  /** `yyyy-MM`. */
  months: Counts;
  /** As `periodOf` names them. */
  seasons: Counts;
  /** How many tours cost how much; each place of `counts` is one step of the slider's way. */
  histogram: readonly number[];
  /** How many entries of the long lists were left out here. */
  more: Readonly<Record<LongList | CruiseList, number>>;
}

/** Something else that finds tours: the query of its filter, and what it leaves out. */
export interface WayOut {
  fields: readonly string[];
  query: Readonly<Record<string, string>>;
  total: number;
}

/** What the catalogue says of the listing itself, in figures. */
export interface ListingFacts {
  total: number;
  priceFrom: number;
  days: readonly [from: number, to: number];
  /** `01` to `12`, in the order of the calendar. */
  bestMonths: readonly string[];
  activities: readonly string[];
  places: readonly string[];
}

interface Shown {
  image: string;
  colour: string;
}

/** What a place is shown with before and after its tours. */
export interface Destination {
  image?: Shown;
  sights?: {
    items: readonly (Shown & { name: string; kind: string; path: string })[];
    total: number;
    path: string;
  };
  reviews?: { items: readonly Review[]; average: number; total: number; path: string };
}

/** What the listing's screen is given. */
export interface ListingPageData {
  /** The list of `query` did not come: all else is of the list before it. */
  isMissed?: true;
  /** The filter as its canonical query, `slug` included: what is not chosen is not sent. */
  query: Readonly<Record<string, string>>;
  parts: PathParts;
  names: { place: string; activity: string; collection: string };
  /** Middle of the path's place, where it is small enough to have one. */
  point?: readonly [lat: number, lng: number];
  kind: Kind;
  heading: string;
  lead: string;
  total: number;
  pages: number;
  cards: readonly CardFacts[];
  breadcrumbs: readonly { name: string; slug: string }[];
  choices: ListingChoices;
  /** Names of chosen values that are ids, by field and value: `regions-5`. */
  chosenNames: Readonly<Record<string, string>>;
  /** Where nothing was found. */
  waysOut?: readonly WayOut[];
  /** Listings within this one, and beside it; what the filters list is not repeated. */
  around: { places: readonly CountedLink[]; neighbours: readonly CountedLink[] };
  /** Absent where something is chosen beside the path. */
  facts?: ListingFacts;
  /** Of a place, on the first page of all its tours. */
  destination?: Destination;
}

/** What a listing's loader answers. */
export interface ListingAnswer {
  page: "listing";
  site: SeoSite;
  head: PageHead;
  data: Packed<ListingPageData>;
}
