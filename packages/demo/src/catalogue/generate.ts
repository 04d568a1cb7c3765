import { createRandom } from "../random.ts";
import type {
  Catalogue,
  ReviewRow,
  TourContentRow,
  TourDateRow,
  GeneratedTour,
  TourText,
} from "./catalogue-rows.ts";
import { currencyRates } from "@tropa/geography/currency-rates";
import { shipRow, waterObjectRow } from "./cruises.ts";
import { ships, waters } from "./fleet.ts";
import { createPictureTurns } from "../pictures/pictures.ts";
import { sceneOfCollection } from "../offers/motifs.ts";
import { createCoverTurns, imagesOf } from "../offers/tour-images.ts";
import { createOrganizers, organizersByPlace } from "./organizers.ts";
import { createReviewer } from "./reviews.ts";
import { contentOf } from "../text/content.ts";
import { summariesOf } from "../text/summaries.ts";
import { TitleWriter } from "../text/titles.ts";
import { listingOf, offerOf, tourRow, type Listing, type Offer } from "./tour-rows.ts";
import { createPlanner } from "../tours/tour-plan.ts";
import type { TourPlan } from "../tours/plan.ts";
import { cityRows, collectionRows, countryRows, regionRows } from "@tropa/geography/vocabulary";
import { places, restKinds } from "@tropa/geography/world";

/** Input of the catalogue's generator. */
export interface DemoOptions {
  /** Any text; the same seed and day give exactly the same catalogue. */
  seed: string;
  /** `yyyy-MM-dd`: departures are spread over the following fourteen months. */
  today: string;
  tours?: number;
  organizers?: number;
  reviews?: number;
}

const defaultTours = 1200;
const defaultOrganizers = 150;
const defaultReviews = 8000;

/**
 * Number of distinct tour plans with long texts. Larger catalogues repeat them under other titles, dates, prices and
 * organizers: with unique texts a million tours would take ten gigabytes and test nothing more.
 */
const planPool = 5000;

/** Returns the demo catalogue as rows of every catalogue table, generated while they are read. */
export function demoCatalogue(options: DemoOptions): Catalogue {
  const { seed, today, tours = defaultTours } = options;
  const nextPlan = createPlanner(seed);
  const pictures = createPictureTurns();
  const placePictures = picturesOfPlaces();
  const plans = Array.from({ length: Math.min(tours, planPool) }, nextPlan);
  const organizers = createOrganizers(seed, today, options.organizers ?? defaultOrganizers);
  const guides = organizersByPlace(organizers);
  const listings = () => eachListing(seed, tours, plans, guides);
  const offers = () => eachOffer(seed, today, tours, plans, guides);
  const reviewer = createReviewer(seed, today, (options.reviews ?? defaultReviews) / tours);
  return {
    source: `demo, seed ${seed}, ${today}, ${tours} tours`,
    tourCount: tours,
    country: countryRows(),
    region: regionRows(),
    city: cityRows(({ slug }) => placePictures.get(slug) ?? ""),
    rest_kind: restKinds,
    collection: collectionRows(({ slug }) => pictures([sceneOfCollection(slug)])),
    ship: ships.map(shipRow),
    water_object: waters.map(waterObjectRow),
    currency_rate: again(() => currencyRates(today)),
    organizer: organizers.map(({ row }) => row),
    tour_content: again(() => contentRows(seed, plans)),
    tour: again(() => tourRows(offers(), seed, today, reviewer)),
    tour_date: again(() => dateRows(offers())),
    review: again(() => reviewRows(listings(), reviewer)),
  };
}

/** An iterable that restarts with every iteration, unlike a generator. */
function again<Row>(start: () => Iterator<Row>): Iterable<Row> {
  return { [Symbol.iterator]: start };
}

function* eachListing(
  seed: string,
  tours: number,
  plans: readonly TourPlan[],
  guides: ReturnType<typeof organizersByPlace>,
): Generator<Listing> {
  for (let index = 0; index < tours; index += 1) {
    const plan = plans[index % plans.length];
    if (plan) yield listingOf(seed, index + 1, plan, guides.get(plan.place.slug) ?? []);
  }
}

function* eachOffer(
  seed: string,
  today: string,
  tours: number,
  plans: readonly TourPlan[],
  guides: ReturnType<typeof organizersByPlace>,
): Generator<Offer> {
  for (let index = 0; index < tours; index += 1) {
    const plan = plans[index % plans.length];
    if (!plan) return;
    yield offerOf(seed, index + 1, plan, guides.get(plan.place.slug) ?? [], today);
  }
}

function* contentRows(seed: string, plans: readonly TourPlan[]): Generator<TourContentRow> {
  for (const plan of plans) {
    const random = createRandom(`${seed}/content/${plan.ordinal}`);
    yield { id: plan.ordinal + 1, body: contentOf(plan, random) };
  }
}

function* tourRows(
  offers: Iterable<Offer>,
  seed: string,
  today: string,
  reviewer: ReturnType<typeof createReviewer>,
): Generator<GeneratedTour> {
  let writer = new TitleWriter();
  let round: BareTour[] = [];
  for (const offer of offers) {
    // Start over after each round of plans, so that memory use stays constant.
    if (offer.id % planPool === 1) {
      yield* withPictures(round);
      round = [];
      writer = new TitleWriter();
    }
    const random = createRandom(`${seed}/words/${offer.id}`);
    const title: TourText = writer.titlesOf(offer.plan, random);
    const summary = summariesOf(offer.plan, random);
    const contentId = offer.plan.ordinal + 1;
    const reception = reviewer.receptionOf(offer);
    const row = tourRow(seed, offer, { title, summary }, contentId, reception, today);
    round.push({ plan: offer.plan, row });
  }
  yield* withPictures(round);
}

interface BareTour {
  plan: TourPlan;
  row: Omit<GeneratedTour, "images">;
}

/** Assigns covers by rank, so that neighbouring cards differ. */
function withPictures(tours: readonly BareTour[]): GeneratedTour[] {
  const coverOf = createCoverTurns();
  const ranked = tours.toSorted((one, other) => other.row.weight - one.row.weight);
  const covers = new Map(
    ranked.map(({ plan, row }) => [row.id, coverOf(plan, listsOf(row))] as const),
  );
  return tours.map(({ plan, row }) => ({
    ...row,
    images: imagesOf(plan, row.id, covers.get(row.id) ?? ""),
  }));
}

/** The lists that show a tour: all tours, hot ones, those of its kind and of its place. */
const listsOf = (row: BareTour["row"]): string[] => [
  `type ${row.type}`,
  ...(row.is_very_hot ? ["hot"] : []),
  `kind ${row.main_rest_kind_id}`,
  `city ${row.main_city_id}`,
  ...row.region_ids.map((id) => `region ${id}`),
  ...row.country_ids.map((id) => `country ${id}`),
];

function* dateRows(offers: Iterable<Offer>): Generator<TourDateRow> {
  let id = 0;
  for (const offer of offers) {
    for (const date of offer.dates) {
      id += 1;
      yield { id, tour_id: offer.id, ...date };
    }
  }
}

function* reviewRows(
  listings: Iterable<Listing>,
  reviewer: ReturnType<typeof createReviewer>,
): Generator<ReviewRow> {
  let id = 0;
  for (const listing of listings) {
    for (const review of reviewer.reviewsOf(listing)) {
      id += 1;
      yield { id, tour_id: listing.id, organizer_id: listing.organizer.row.id, ...review };
    }
  }
}

/** The picture of each place, by what it is known for; places known for several things alternate. */
function picturesOfPlaces(): Map<string, string> {
  const pictures = createPictureTurns();
  const famous = places.toSorted((one, other) => other.fame - one.fame);
  return new Map(famous.map(({ slug, scenes }) => [slug, pictures(scenes.slice(0, 2))]));
}
