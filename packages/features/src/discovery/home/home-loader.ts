import type { collectionsCall, homeCall } from "@tropa/api-contract/discovery/calls-home";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { imageUrl } from "@tropa/domain/media/image-url";
import { logAndReturnNull } from "../../platform/api/log-failure.ts";
import { orPageError } from "@tropa/page-runtime/server/page-error";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import type { PageHead } from "../../platform/seo/page-head.ts";
import { cardFacts } from "../tour-card/card-facts.ts";
import { heroPicture } from "./hero-picture.ts";
import type {
  CollectionTile,
  Departure,
  DestinationTile,
  HomePageData,
  LateReview,
} from "./home-page.ts";
import { collectionsQuery, homeQuery, infoQuery } from "./home-queries.ts";
import { firstMonth } from "../search-box/periods.ts";

type Home = AnswerOf<typeof homeCall>;
type Collections = AnswerOf<typeof collectionsCall>["collections"];

const destinationsShown = 8;
const collectionsShown = 6;
/** Limits keep the page within 14 kB, which is one round trip on a slow connection; most sections link to more. */
const toursShown = 6;
const excursionsShown = 4;
const departuresShown = 4;
const reviewsShown = 3;

/** Loads the home page. Collections and counts may fail; without tours the page is an outage. */
export async function loadHome({
  api,
  queries,
  variant,
  translator,
  locale,
}: PageRequest): Promise<{ head: PageHead; data: HomePageData }> {
  const [home, collections, info] = await Promise.all([
    orPageError(queries.fetchQuery(homeQuery(api, variant.features.excursions))),
    queries
      .fetchQuery(collectionsQuery(api))
      .catch(logAndReturnNull("collections", "/spa/collections")),
    queries.fetchQuery(infoQuery(api)).catch(logAndReturnNull("info", "/spa/info")),
  ]);
  // The catalogue's date in UTC, whatever the server's time zone.
  const today = new Date().toISOString().slice(0, 10);
  const hero = heroPicture(variant, today);
  const t = translator.getFixedT(null, "home");
  const cards = (tours: Home["hot"]) =>
    tours.slice(0, toursShown).map((tour) => cardFacts(tour, variant));
  return {
    head: {
      title: t("pageTitle"),
      description: t("pageDescription"),
      path: "/",
      image: imageUrl(hero.image, "1200x630", "jpg"),
    },
    data: {
      month: firstMonth(today),
      hero,
      counts: {
        tours: (variant.features.excursions ? info?.totalCount : info?.toursCount) ?? 0,
        regions: info?.regionsCount ?? 0,
        organizers: variant.features.organizersShown ? (info?.verifiedOrganizersCount ?? 0) : 0,
      },
      ...(info &&
        info.reviewsCount > 0 && { rating: { value: info.rating, reviews: info.reviewsCount } }),
      destinations: home.destinations.slice(0, destinationsShown).map(destinationTile),
      collections: (collections?.collections ?? [])
        .filter(({ is_hidden, tours_count }) => !is_hidden && tours_count > 0)
        .slice(0, collectionsShown)
        .map(collectionTile),
      hot: cards(home.hot),
      activities: home.activities.map(({ slug, name, emoji, tours_count: tours }) => ({
        slug,
        name,
        emoji,
        tours,
      })),
      season: {
        name: home.season_dates.season,
        start: home.season_dates.start,
        end: home.season_dates.end,
        tours: cards(home.season),
      },
      departures: home.departures.slice(0, departuresShown).map(departure),
      excursions: cards(home.excursions.slice(0, excursionsShown)),
      reviews: home.reviews.slice(0, reviewsShown).map((review) => lateReview(review, locale)),
    },
  };
}

function departure({
  tour,
  start,
  end,
  price,
  price_without_discount: was,
  seats_left: seats,
}: Home["departures"][number]): Departure {
  return {
    slug: tour.slug,
    title: tour.title,
    location: tour.location,
    days: tour.duration.days,
    nights: tour.duration.nights,
    image: tour.image.image,
    colour: tour.image.color,
    start,
    end,
    price,
    ...(was !== null && was > price && { was }),
    seats,
  };
}

function destinationTile({
  slug,
  name,
  hint,
  tours_count,
  image,
  price_from,
}: Home["destinations"][number]): DestinationTile {
  return {
    slug,
    name,
    hint,
    tours: tours_count,
    image: image.image,
    colour: image.color,
    priceFrom: price_from,
  };
}

function collectionTile({
  slug,
  name,
  description,
  tours_count,
  image,
}: Collections[number]): CollectionTile {
  return { slug, name, description, tours: tours_count, image: image.image, colour: image.color };
}

function lateReview(review: Home["reviews"][number], locale: string): LateReview {
  return {
    id: review.id,
    author: review.author_name,
    photo: review.author_photo,
    rating: review.rating,
    text: review.text,
    ...(review.locale !== locale && { lang: review.locale }),
    travelledOn: review.travelled_on,
    tour: review.tour,
  };
}
