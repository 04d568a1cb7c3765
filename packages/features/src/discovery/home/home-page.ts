import type { CardFacts } from "../tour-card/card-facts.ts";
import type { Season } from "@tropa/domain/discovery/season";
import type { HeroPicture } from "@tropa/domain/storefront/variant-config";

interface PictureFacts {
  image: string;
  colour: string;
}

/** A destination tile of the home page. */
export interface DestinationTile extends PictureFacts {
  slug: string;
  name: string;
  hint: string | null;
  tours: number;
  /** Minor units of the page's currency. */
  priceFrom: number | null;
}

/** A collection tile of the home page. */
export interface CollectionTile extends PictureFacts {
  slug: string;
  name: string;
  description: string;
  tours: number;
}

/** A recent review. */
export interface LateReview {
  id: number;
  author: string;
  photo: string | null;
  rating: number;
  text: string;
  /** Language of the text, if it is not the page's. */
  lang?: string;
  travelledOn: string;
  tour: { name: string; slug: string };
}

/** An activity and its listing. */
export interface Activity {
  slug: string;
  name: string;
  emoji: string;
  tours: number;
}

/** A guaranteed departure. */
export interface Departure extends PictureFacts {
  /** Slug of the tour. */
  slug: string;
  title: string;
  location: string;
  days: number;
  nights: number;
  start: string;
  end: string;
  /** Minor units of the page's currency. */
  price: number;
  was?: number;
  seats: number;
}

/** Data of the home page. */
export interface HomePageData {
  /** The first month to offer, `yyyy-MM`. */
  month: string;
  hero: HeroPicture;
  counts: { tours: number; regions: number; organizers: number };
  /** Average rating; absent without reviews. */
  rating?: { value: number; reviews: number };
  destinations: readonly DestinationTile[];
  collections: readonly CollectionTile[];
  hot: readonly CardFacts[];
  activities: readonly Activity[];
  season: { name: Season; start: string; end: string; tours: readonly CardFacts[] };
  departures: readonly Departure[];
  excursions: readonly CardFacts[];
  reviews: readonly LateReview[];
}
