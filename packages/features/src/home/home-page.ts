import type { CardFacts } from "../tour-card/card-facts.ts";
import type { HeroScene } from "./hero-scene.ts";

interface PictureFacts {
  image: string;
  colour: string;
}

export interface DestinationTile extends PictureFacts {
  slug: string;
  name: string;
  hint: string | null;
  tours: number;
  /** Minor units of the page's currency. */
  priceFrom: number | null;
}

export interface CollectionTile extends PictureFacts {
  slug: string;
  name: string;
  description: string;
  tours: number;
}

export interface LateReview {
  id: number;
  author: string;
  photo: string | null;
  rating: number;
  text: string;
  /** Language of the text where it is not the page's. */
  lang?: string;
  travelledOn: string;
  tour: { name: string; slug: string };
}

/** What the home page shows. */
export interface HomePageData {
  /** The current month, `yyyy-MM`. */
  month: string;
  hero: HeroScene;
  counts: { tours: number; regions: number; organizers: number };
  destinations: readonly DestinationTile[];
  collections: readonly CollectionTile[];
  hot: readonly CardFacts[];
  season: readonly CardFacts[];
  excursions: readonly CardFacts[];
  reviews: readonly LateReview[];
}
