import type { OrganizerPage } from "@tropa/api-contract/organizers/organizer";
import { imageUrl } from "@tropa/domain/media/image-url";
import { siteUrl } from "../../platform/seo/page-head.ts";
import type { JsonLd, SeoSite } from "../../platform/seo/page-head.ts";
import { organizerPagePath } from "../../platform/links/paths.ts";

/** JSON-LD of an organizer, with location and average rating. */
export const organizerJsonLd = (
  site: SeoSite,
  { id, name, title, photo, about, city, country, rating, reviews_count: reviews }: OrganizerPage,
): JsonLd => ({
  "@type": "TravelAgency",
  name: title || name,
  url: siteUrl(site, organizerPagePath(id)),
  ...(about !== "" && { description: about }),
  ...(photo !== "" && { image: `${site.origin}${imageUrl(photo, "1200x630", "jpg")}` }),
  address: {
    "@type": "PostalAddress",
    addressLocality: city.name,
    ...(country && { addressCountry: country.iso_code }),
  },
  employee: { "@type": "Person", name },
  ...(reviews > 0 && {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: rating,
      reviewCount: reviews,
      bestRating: 5,
      worstRating: 1,
    },
  }),
});
