import type { Tour } from "@tropa/api-contract/discovery/tour";
import { imageUrl } from "@tropa/domain/media/image-url";
import { formatMoney } from "@tropa/domain/money";
import { tourPath } from "../../platform/links/paths.ts";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import type { PageHead } from "../../frame/seo/page-head.ts";

/** Title and description of a tour's page, from the tour itself: no two tours share them. */
export function tourHead(
  { translator, locale }: Pick<PageRequest, "translator" | "locale">,
  tour: Pick<Tour, "title" | "location" | "summary" | "price" | "currency" | "images" | "slug">,
): PageHead {
  const price = formatMoney({ minor: tour.price, currency: tour.currency }, locale);
  const [picture] = tour.images;
  return {
    title: translator.t("tourCard:pageTitle", { title: tour.title, location: tour.location }),
    description: translator.t("tourCard:pageDescription", { summary: tour.summary, price }),
    path: tourPath(tour.slug),
    ...(picture && { image: imageUrl(picture.image, "1200x630", "jpg") }),
  };
}
