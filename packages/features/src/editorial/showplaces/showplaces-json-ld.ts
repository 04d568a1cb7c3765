import { imageUrl } from "@tropa/domain/media/image-url";
import { itemListJsonLd } from "../../platform/seo/json-ld.ts";
import { siteUrl } from "../../platform/seo/page-head.ts";
import type { JsonLd, SeoSite } from "../../platform/seo/page-head.ts";
import { showplacesPath } from "../../platform/links/paths.ts";
import { crumbsJsonLd } from "../../platform/page/crumbs.ts";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import type { Sight, SightsHub } from "./showplaces-loader.ts";

/** JSON-LD of a list of sights. */
export function hubJsonLd(
  { items, page, per_page }: SightsHub,
  site: SeoSite,
  crumbs: Crumbs,
): JsonLd[] {
  const urls = items.map(({ slug }) => siteUrl(site, showplacesPath(slug)));
  return [...crumbsJsonLd(site, crumbs), itemListJsonLd(urls, (page - 1) * per_page + 1)];
}

/** Weekdays in schema.org's terms. */
const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** JSON-LD of a sight. */
export function sightJsonLd(sight: Sight, site: SeoSite, crumbs: Crumbs): JsonLd[] {
  return [
    ...crumbsJsonLd(site, crumbs),
    {
      "@type": "TouristAttraction",
      name: sight.name,
      description: sight.summary,
      url: siteUrl(site, showplacesPath(sight.slug)),
      image: `${site.origin}${imageUrl(sight.image.image, "1200x630", "jpg")}`,
      address: sight.location,
      ...(sight.opening_hours.length > 0 && {
        openingHoursSpecification: sight.opening_hours.map(({ days, opens, closes }) => ({
          "@type": "OpeningHoursSpecification",
          dayOfWeek: days.map((day) => weekdays[day - 1]),
          opens,
          closes,
        })),
      }),
      geo: { "@type": "GeoCoordinates", latitude: sight.lat, longitude: sight.lng },
    },
  ];
}
