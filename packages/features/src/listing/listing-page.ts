import type { CardFacts } from "../tour-card/card-facts.ts";
import type { PathParts } from "./listing-path.ts";

/** A listing that a name leads to; `path` has no leading slash. */
export interface CountedLink {
  name: string;
  slug: string;
  count: number;
}

export interface DestinationLink extends CountedLink {
  /** 1 for regions and cities, which stand under their country. */
  level: 0 | 1;
}

/** How many tours each value of a group would show; values without tours are left out. */
export type Counts = Readonly<Record<string, number>>;

export interface ListingChoices {
  destinations: readonly DestinationLink[];
  activities: readonly CountedLink[];
  accommodation: Counts;
  comfort: Counts;
  difficulty: Counts;
  languages: readonly { value: string; name: string; count: number }[];
  kinds: { tour?: number; excursion?: number };
  /** `yyyy-MM`. */
  months: Counts;
}

/** What the listing's screen is given. */
export interface ListingPageData {
  /** The filter as its canonical query, `slug` included: what is not chosen is not sent. */
  query: Readonly<Record<string, string>>;
  parts: PathParts;
  names: { place: string; activity: string; collection: string };
  heading: string;
  lead: string;
  total: number;
  pages: number;
  cards: readonly CardFacts[];
  breadcrumbs: readonly { name: string; slug: string }[];
  neighbours: readonly CountedLink[];
  choices: ListingChoices;
  /** Prices of the results in minor units; null without results. */
  prices: readonly [lowest: number, highest: number] | null;
}
