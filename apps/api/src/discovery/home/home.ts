import type { homeCall } from "@tropa/api-contract/discovery/calls-home";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { TourCard } from "@tropa/api-contract/discovery/tour-card";
import { addDays } from "@tropa/domain/time/local-date";
import { seasonToPlan } from "@tropa/domain/discovery/season";
import type { SeasonDates } from "@tropa/domain/discovery/season";
import { localise } from "@tropa/domain/locale";
import { tourPathOf } from "@tropa/domain/discovery/tour-path";
import { earliestToday } from "../search/search.ts";
import { pictureOf } from "../catalogue/catalogue.ts";
import type { CardChoice, Catalogue, NamedRow, Reader } from "../catalogue/catalogue.ts";
import {
  readHotTours,
  readLateReviews,
  readNextDepartures,
  readSeasonTours,
} from "./home-store.ts";
import { placePicture } from "../listing/listing.ts";
import { shownReview } from "../tour/tour.ts";

export { catalogueInfo, collectionList, pricesOf, restKindList } from "./overviews.ts";

type Home = AnswerOf<typeof homeCall>;

const destinationsShown = 12;
const toursShown = 8;
/** Candidates among which `toursShown` tours of different places are found. */
const tourCandidates = 60;
const activitiesShown = 10;
/** Range of "next departures" from today, days. */
const nextDays = 45;
const departuresShown = 6;
const reviewsShown = 6;
const reviewedTours = 300;
/** Characters, about two lines: "Great!" tells nobody anything. */
const shortestReview = 90;

export function homePage(
  catalogue: Catalogue,
  withExcursions: boolean,
  reader: Reader,
): Promise<Home> {
  const key = [withExcursions, reader.locale, reader.currency, reader.storefront.id];
  return catalogue.cached("home", key, async () => {
    const day = earliestToday();
    const planned = seasonToPlan(day);
    const [destinations, activities, departures, hot, season, reviews, excursions] =
      await Promise.all([
        topDestinations(catalogue, reader),
        topActivities(catalogue, reader),
        nextDepartures(catalogue, day, reader),
        readHotTours(catalogue.reads, { today: day, count: tourCandidates }).then((ids) =>
          varyPlaces(catalogue, ids, reader, soonestDeparture),
        ),
        seasonTours(catalogue, planned, day).then((ids) =>
          varyPlaces(catalogue, ids, reader, departureWithin(planned)),
        ),
        lateReviews(catalogue, withExcursions, reader),
        withExcursions
          ? catalogue
              .find({ filter: { type: "excursion" }, perPage: tourCandidates })
              .then(({ ids }) => varyPlaces(catalogue, ids, reader, soonestDeparture))
          : [],
      ]);
    // Do not repeat hot tours in the blocks below.
    const hotIds = new Set(hot.map((card) => card.id));
    return {
      destinations,
      activities,
      departures,
      hot: hot.slice(0, toursShown),
      season_dates: planned,
      season: season.filter((card) => !hotIds.has(card.id)).slice(0, toursShown),
      reviews,
      excursions: excursions.slice(0, toursShown),
    };
  });
}

/** Makes cards show the next departure instead of the cheapest. */
const soonestDeparture: CardChoice = { choice: null, isSoonest: true };

/** Makes cards show a departure within a season. */
const departureWithin = ({ start, end }: SeasonDates): CardChoice => ({
  choice: { from: start, to: end, seats: 1, isSoonest: false },
});

/**
 * Returns cards with the best tour of each place first, then the others: eight tours to one mountain would hide the rest
 * of the world.
 */
async function varyPlaces(
  catalogue: Catalogue,
  ids: readonly number[],
  reader: Reader,
  choice: CardChoice,
): Promise<TourCard[]> {
  const cards = await catalogue.cards(ids, reader, { choice });
  const places = new Set<string>();
  const firsts = cards.filter(({ location }) => !places.has(location) && places.add(location));
  return [...firsts, ...cards.filter((card) => !firsts.includes(card))].slice(0, toursShown * 2);
}

/** Activities with the most tours. */
async function topActivities(
  catalogue: Catalogue,
  { locale }: Reader,
): Promise<Home["activities"]> {
  const { restKinds } = await catalogue.facets({});
  return restKinds
    .toSorted((a, b) => b.count - a.count || a.value - b.value)
    .flatMap(({ value, count }) => {
      const kind = catalogue.dictionary.restKinds.get(value);
      if (!kind) return [];
      const { id, slug, name, emoji } = kind;
      return { id, slug, name: localise(name, locale), emoji, tours_count: count };
    })
    .slice(0, activitiesShown);
}

/** Next departures, one per place. */
async function nextDepartures(
  catalogue: Catalogue,
  day: string,
  reader: Reader,
): Promise<Home["departures"]> {
  const until = addDays(day, nextDays);
  const rows = await readNextDepartures(catalogue.reads, {
    today: day,
    until,
    count: tourCandidates,
  });
  const toReaderCurrency = (minor: number, currency: Reader["currency"]) =>
    catalogue.dictionary.convert({ minor, currency }, reader.currency, "major");
  const cards = await varyPlaces(
    catalogue,
    rows.map((row) => row.tour_id),
    reader,
    soonestDeparture,
  );
  const chosen = new Map(cards.slice(0, departuresShown).map((card) => [card.id, card]));
  return rows.flatMap((row) => {
    const tour = chosen.get(row.tour_id);
    if (!tour) return [];
    const without = row.price_without_discount_minor;
    return {
      tour,
      start: row.starts_on,
      end: row.ends_on,
      price: toReaderCurrency(row.price_minor, row.currency),
      price_without_discount: without === null ? null : toReaderCurrency(without, row.currency),
      seats_left: row.seats_left,
    };
  });
}

/**
 * Tours that leave in a season: first those to places whose climate is then at its best; others only if these are
 * too few.
 */
async function seasonTours(
  catalogue: Catalogue,
  { start, end }: SeasonDates,
  day: string,
): Promise<readonly number[]> {
  const from = start > day ? start : addDays(day, 1);
  const ids = await readSeasonTours(catalogue.reads, { from, to: end, count: tourCandidates });
  if (ids.length >= toursShown) return ids;
  const filter = { dateFrom: from, dateTo: end };
  const found = await catalogue.find({ filter, perPage: tourCandidates });
  return [...new Set([...ids, ...found.ids])];
}

interface Destination {
  kind: "country" | "region";
  row: NamedRow;
  hint: NamedRow | null;
  count: number;
}

/** Regions of the largest country, because its people choose by region, and other countries as a whole. */
async function topDestinations(
  catalogue: Catalogue,
  reader: Reader,
): Promise<Home["destinations"]> {
  const { dictionary } = catalogue;
  const { locale, currency } = reader;
  const facets = await catalogue.facets({});
  const [largest] = facets.countries.toSorted((a, b) => b.count - a.count);
  const candidates: Destination[] = [
    ...facets.countries.flatMap(({ value, count }): Destination[] => {
      const row = dictionary.countries.get(value);
      return row && value !== largest?.value ? [{ kind: "country", row, hint: null, count }] : [];
    }),
    ...facets.regions.flatMap(({ value, count }): Destination[] => {
      const row = dictionary.regions.get(value);
      const hint = row && dictionary.countries.get(row.country_id);
      return row && hint && hint.id === largest?.value
        ? [{ kind: "region", row, hint, count }]
        : [];
    }),
  ];
  const top = candidates
    .toSorted((a, b) => b.count - a.count || a.row.id - b.row.id)
    .slice(0, destinationsShown);
  return Promise.all(
    top.map(async ({ kind, row, hint, count }) => {
      const { id, slug } = row;
      const place = await catalogue.facets(
        kind === "country" ? { countries: [id] } : { regions: [id] },
      );
      const name = localise(row.name, locale);
      const cheapest = place.priceRange?.min ?? null;
      return {
        id,
        slug,
        name,
        hint: hint && localise(hint.name, locale),
        tours_count: count,
        image: pictureOf(placePicture({ kind, id, slug }, place.cities, dictionary) ?? "", name),
        price_from: cheapest === null ? null : dictionary.priceFrom(cheapest, currency),
        currency,
      };
    }),
  );
}

async function lateReviews(
  catalogue: Catalogue,
  withExcursions: boolean,
  { locale }: Reader,
): Promise<Home["reviews"]> {
  const rows = await readLateReviews(catalogue.reads, {
    locale,
    withExcursions,
    tours: reviewedTours,
    count: reviewsShown,
    shortest: shortestReview,
  });
  return rows.map(({ tour_id, tour_slug, tour_title, ...review }) => ({
    ...shownReview(review),
    tour: { name: tour_title, slug: tourPathOf({ id: tour_id, slug: tour_slug }) },
  }));
}
