import type { Tour } from "@tropa/api-contract/discovery/tour";
import { formatMoney } from "@tropa/domain/money";
import { tourPath } from "../../platform/links/paths.ts";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import { linkPreview } from "../../platform/seo/link-preview.ts";
import type { PageHead } from "../../platform/seo/page-head.ts";

/** Title and description of a tour's page, unique for each tour. */
export function tourHead(
  page: Pick<PageRequest, "translator" | "locale" | "variant">,
  tour: Pick<Tour, "title" | "location" | "summary" | "price" | "currency" | "slug">,
): PageHead {
  const { translator, locale } = page;
  const price = formatMoney({ minor: tour.price, currency: tour.currency }, locale);
  return {
    title: translator.t("tourCard:pageTitle", { title: tour.title, location: tour.location }),
    description: translator.t("tourCard:pageDescription", { summary: tour.summary, price }),
    path: tourPath(tour.slug),
    image: linkPreview(page, tourPath(tour.slug)),
  };
}
