import type { homeCall } from "@tropa/api-contract/calls-catalogue";
import type { AnswerOf } from "@tropa/api-contract/endpoint";
import type { TourCard } from "@tropa/api-contract/tour";
import { addDays } from "@tropa/domain/local-date";
import { localise } from "@tropa/domain/locale";
import { tourPathOf } from "@tropa/domain/tour-path";
import type { Reader } from "./cards.ts";
import { today } from "./catalogue.ts";
import type { Catalogue } from "./catalogue.ts";
import type { NamedRow } from "./dictionary-store.ts";
import { readHotTours, readLateReviews } from "./home-store.ts";
import { placePicture } from "./listing.ts";
import { pictureOf } from "./pictures.ts";
import { shownReview } from "./tour-page.ts";

type Home = AnswerOf<typeof homeCall>;

const destinationsShown = 12;
const toursShown = 8;
/** So many are looked at for `toursShown` of different places. */
const toursLookedAt = 60;
/** "Of the season": starting within the next weeks. */
const seasonDays = 75;
const reviewsShown = 6;
const reviewedTours = 300;
/** Two lines: "Great!" tells nobody anything. */
const shortestReview = 90;

export function homePage(
  catalogue: Catalogue,
  withExcursions: boolean,
  reader: Reader,
): Promise<Home> {
  const key = [withExcursions, reader.locale, reader.currency];
  return catalogue.kept("home", key, async () => {
    const day = today();
    const [destinations, hot, season, reviews, excursions] = await Promise.all([
      topDestinations(catalogue, reader),
      readHotTours(catalogue.pool, { today: day, count: toursLookedAt }).then((ids) =>
        varied(catalogue, ids, reader),
      ),
      catalogue
        .find({
          filter: { dateFrom: day, dateTo: addDays(day, seasonDays) },
          perPage: toursLookedAt,
        })
        .then(({ ids }) => varied(catalogue, ids, reader)),
      lateReviews(catalogue, reader),
      withExcursions
        ? catalogue
            .find({ filter: { type: "excursion" }, perPage: toursLookedAt })
            .then(({ ids }) => varied(catalogue, ids, reader))
        : [],
    ]);
    // What is shown as hot is not shown again below.
    const shown = new Set(hot.map((card) => card.id));
    return {
      destinations,
      hot: hot.slice(0, toursShown),
      season: season.filter((card) => !shown.has(card.id)).slice(0, toursShown),
      reviews,
      excursions: excursions.slice(0, toursShown),
    };
  });
}

/** The best of each place, in order: eight tours to one mountain would hide the rest of the world. */
async function varied(
  catalogue: Catalogue,
  ids: readonly number[],
  reader: Reader,
): Promise<TourCard[]> {
  const cards = await catalogue.cards(ids, reader);
  const places = new Set<string>();
  const firsts = cards.filter(({ location }) => !places.has(location) && places.add(location));
  return [...firsts, ...cards.filter((card) => !firsts.includes(card))].slice(0, toursShown * 2);
}

interface Destination {
  kind: "country" | "region";
  row: NamedRow;
  hint: NamedRow | null;
  count: number;
}

/** The largest country by its regions, as its people choose; every other as a whole. */
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
        price_from:
          cheapest === null
            ? null
            : dictionary.convert({ minor: cheapest, currency: "RUB" }, currency, "major"),
        currency,
      };
    }),
  );
}

async function lateReviews(catalogue: Catalogue, { locale }: Reader): Promise<Home["reviews"]> {
  const rows = await readLateReviews(catalogue.pool, {
    locale,
    tours: reviewedTours,
    count: reviewsShown,
    shortest: shortestReview,
  });
  return rows.map(({ tour_id, tour_slug, tour_title, ...review }) => ({
    ...shownReview(review),
    tour: { name: tour_title, slug: tourPathOf({ id: tour_id, slug: tour_slug }) },
  }));
}
