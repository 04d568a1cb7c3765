import { toursCall } from "@tropa/api-contract/discovery/calls-catalogue";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import {
  organizerPublicInfoCall,
  organizerReviewsCall,
} from "@tropa/api-contract/organizers/calls-organizers";
import type { OrganizerPage } from "@tropa/api-contract/organizers/organizer";
import { filterToQuery, listingUrl } from "@tropa/domain/discovery/search-filter";
import { imageUrl } from "@tropa/domain/media/image-url";
import { cardFacts } from "../../discovery/tour-card/card-facts.ts";
import type { CardFacts } from "../../discovery/tour-card/card-facts.ts";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import { neighbours, seoSite } from "../../platform/seo/page-head.ts";
import type { PageHead } from "../../platform/seo/page-head.ts";
import { organizerPagePath, organizersHubPath } from "../../platform/links/paths.ts";
import { notFound, orPageError } from "@tropa/page-runtime/server/page-error";
import { pack } from "@tropa/page-runtime/state/packed";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import { verificationOf } from "../../discovery/author/verification-of.ts";

export interface OrganizerPageData {
  organizer: OrganizerPage;
  tours: readonly CardFacts[];
  toursTotal: number;
  /** Path of the listing of all their tours. */
  listing: string;
  reviews: Omit<AnswerOf<typeof organizerReviewsCall>, "rating_counts">;
}

/** Most tours on the page; their listing has the rest. */
const toursShown = 12;
const longestDescription = 300;
/** Canonical ids only: one address per page, and none too large for the database. */
const idPattern = /^[1-9]\d{0,8}$/;

/** Loads an organizer's page by id, and a page of their reviews. */
export async function loadOrganizer(page: PageRequest, wantedId: string, query: URLSearchParams) {
  const { api, variant } = page;
  if (!variant.features.organizersShown || !idPattern.test(wantedId)) throw notFound();
  const id = Number(wantedId);
  const wanted = Math.max(1, Number(query.get("page") ?? "1") || 1);
  const filter = {
    organizer: id,
    type: variant.features.excursions ? ("any" as const) : ("tour" as const),
  };
  const [organizer, tours, reviews, verification] = await orPageError(
    Promise.all([
      api.call(organizerPublicInfoCall, {
        query: { id: wantedId, author_data_from_crm: "1" },
      }),
      api.call(toursCall, { query: filterToQuery(filter) }),
      api.call(organizerReviewsCall, { query: { id: wantedId, page: String(wanted) } }),
      verificationOf(page, id),
    ]),
  );
  if (reviews.items.length === 0 && wanted > 1) throw notFound();
  const { head, crumbs } = headOf(page, organizer, { page: wanted, pages: reviews.pages });
  const { rating_counts: _, ...shownReviews } = reviews;
  const data: OrganizerPageData = {
    // One number on the page: reviews of tours that are no longer sold are among those below.
    organizer: { ...organizer, verification, reviews_count: reviews.total },
    tours: tours.items.slice(0, toursShown).map((card) => cardFacts(card, variant)),
    toursTotal: tours.total,
    listing: listingUrl(filter),
    reviews: shownReviews,
  };
  return { site: seoSite(page), head, crumbs, data: pack(data) };
}

function headOf(
  { translator }: PageRequest,
  organizer: OrganizerPage,
  { page, pages }: { page: number; pages: number },
): { head: PageHead; crumbs: Crumbs } {
  const t = translator.getFixedT(null, "organizer");
  const { id, name, about, city, photo } = organizer;
  const title = t("pageTitle", { name, city: city.name });
  const path = (number: number) => organizerPagePath(id, number);
  const head: PageHead = {
    title: page > 1 ? t("journal:pageTitle", { title, page }) : title,
    description: about === "" ? t("lead") : about.slice(0, longestDescription),
    path: path(page),
    ...(photo !== "" && { image: imageUrl(photo, "1200x630", "jpg") }),
    links: neighbours(page, pages, path),
  };
  const crumbs = [
    { text: t("hubs:home"), url: "/" },
    { text: t("title"), url: organizersHubPath() },
    { text: name, url: path(1) },
  ];
  return { head, crumbs };
}
