import { imageUrl } from "@tropa/domain/media/image-url";
import { minorPerMajor } from "@tropa/domain/money";
import { listingPath, tourPath } from "../../platform/links/paths.ts";
import { breadcrumbJsonLd } from "../../platform/seo/json-ld.ts";
import { siteUrl } from "../../platform/seo/page-head.ts";
import type { JsonLd, SeoSite } from "../../platform/seo/page-head.ts";
import type { ShownTour } from "../../sales/choice/shown-tour.ts";

/** Number of reviews in JSON-LD. */
const markedUpReviews = 3;

interface NamedWords {
  name: string;
  words: readonly string[];
}

const major = (minor: number) => minor / minorPerMajor;

/**
 * Returns the tour as JSON-LD: a trip that is also a product with offers.
 *
 * @param traits in words, of a flag none
 */
export function tourJsonLd(tour: ShownTour, site: SeoSite, traits: readonly NamedWords[]): JsonLd {
  const url = siteUrl(site, tourPath(tour.slug));
  const open = tour.variants.filter((date) => !date.is_busy);
  const isOnSale = tour.use_request_period || open.length > 0;
  // If the tour is sold out, use the prices of its sold-out departures.
  const offered = open.length > 0 ? open : tour.variants;
  const rated = tour.reviews_count > 0 && {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: tour.rating,
      reviewCount: tour.reviews_count,
      bestRating: 5,
    },
    review: tour.reviews.slice(0, markedUpReviews).map((review) => ({
      "@type": "Review",
      author: { "@type": "Person", name: review.author_name },
      datePublished: review.created_on,
      reviewBody: review.text,
      reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: 5 },
    })),
  };
  return {
    "@type": [tour.is_cruise ? "BoatTrip" : "TouristTrip", "Product"],
    name: tour.title,
    description: tour.summary,
    url,
    image: tour.images.map(({ image }) => `${site.origin}${imageUrl(image, "1280x800", "jpg")}`),
    touristType: tour.activities.map(({ name }) => name),
    itinerary: {
      "@type": "ItemList",
      itemListElement: tour.programme.map((day) => ({
        "@type": "ListItem",
        position: day.day,
        item: { "@type": "TouristAttraction", name: day.title },
      })),
    },
    ...(tour.organizer && { provider: { "@type": "Organization", name: tour.organizer.name } }),
    ...rated,
    // Neither a trip nor a product has `amenityFeature`, which is of places; a product has further properties.
    ...(traits.length > 0 && {
      additionalProperty: traits.flatMap(({ name, words }) =>
        (words.length > 0 ? words : [true]).map((value) => ({
          "@type": "PropertyValue",
          name,
          value,
        })),
      ),
    }),
    offers: {
      "@type": "AggregateOffer",
      lowPrice: major(tour.price),
      highPrice: major(Math.max(tour.price, ...offered.map(({ price }) => price))),
      priceCurrency: tour.currency,
      // A tour by request is one offer, whatever the date.
      offerCount: tour.use_request_period ? Math.max(1, open.length) : open.length,
      url,
      availability: `https://schema.org/${isOnSale ? "InStock" : "SoldOut"}`,
    },
  };
}

/** Breadcrumbs of a tour as JSON-LD: the listings that contain it. */
export function breadcrumbsJsonLd(tour: ShownTour, site: SeoSite): JsonLd[] {
  const crumbs = tour.breadcrumbs.map(({ name, slug }) => ({
    name,
    url: siteUrl(site, listingPath(slug)),
  }));
  return breadcrumbJsonLd([
    ...crumbs,
    { name: tour.title, url: siteUrl(site, tourPath(tour.slug)) },
  ]);
}
