import { reviewCall, reviewsCall } from "@tropa/api-contract/editorial/calls-content";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { PlacedReview } from "@tropa/api-contract/editorial/content";
import { formatDate, formatNumber } from "@tropa/i18n/format";
import { neighbours, seoSite } from "../../platform/seo/page-head.ts";
import type { PageHead } from "../../platform/seo/page-head.ts";
import { reviewPath, reviewsPath } from "../../platform/links/paths.ts";
import { notFound, orPageError } from "@tropa/page-runtime/server/page-error";
import { pack } from "@tropa/page-runtime/state/packed";
import type { PageRequest } from "@tropa/page-runtime/server/request-context";
import type { Crumbs } from "../../platform/page/crumbs.ts";

/** Filter of reviews: by rating, photos and language. */
export interface ReviewChoice {
  rating: number | null;
  withPhotos: boolean;
  ownLanguage: boolean;
}

/** A page of reviews. */
export interface ReviewsPage extends AnswerOf<typeof reviewsCall> {
  choice: ReviewChoice;
  /** Path of the place: "russia/altay". */
  slug: string;
}

/** Address of a page of reviews. */
export function reviewsUrl(slug: string, choice: ReviewChoice, page = 1): string {
  const query = new URLSearchParams({
    ...(choice.rating !== null && { rating: String(choice.rating) }),
    ...(choice.withPhotos && { photos: "1" }),
    ...(choice.ownLanguage && { own: "1" }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? reviewsPath(slug) : `${reviewsPath(slug)}?${query.toString()}`;
}

function readChoice(query: URLSearchParams): ReviewChoice {
  const rating = Number(query.get("rating"));
  return {
    rating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null,
    withPhotos: query.get("photos") === "1",
    ownLanguage: query.get("own") === "1",
  };
}

/** Loads reviews of a region, a country or all. */
export async function loadReviews(
  page: PageRequest,
  { country, region }: { country?: string | undefined; region?: string | undefined },
  query: URLSearchParams,
) {
  const asked = readChoice(query);
  // Storefronts without the filter ignore it.
  const choice = page.variant.features.reviewsFilter
    ? asked
    : { rating: null, withPhotos: false, ownLanguage: false };
  const wanted = Math.max(1, Number(query.get("page") ?? "1") || 1);
  const answer = await orPageError(
    page.api.call(reviewsCall, {
      query: {
        page: String(wanted),
        ...(country !== undefined && { country }),
        ...(region !== undefined && { region }),
        ...(choice.rating !== null && { rating: String(choice.rating) }),
        ...(choice.withPhotos && { has_photos: "1" as const }),
        ...(choice.ownLanguage && { own_language: "1" as const }),
      },
    }),
  );
  if (answer.items.length === 0 && wanted > 1) throw notFound();
  const slug = answer.breadcrumbs.map((crumb) => crumb.slug).join("/");
  const t = page.translator.getFixedT(null, "reviews");
  const title = answer.place ? t("titleOf", { place: answer.place.name }) : t("title");
  const isNarrowed = choice.rating !== null || choice.withPhotos || choice.ownLanguage;
  const head: PageHead = {
    title: wanted > 1 ? t("journal:pageTitle", { title, page: wanted }) : title,
    description: t("lead", {
      count: answer.total,
      number: formatNumber(answer.total, page.locale),
    }),
    path: reviewsUrl(slug, choice, wanted),
    links: neighbours(wanted, answer.pages, (number) => reviewsUrl(slug, choice, number)),
    ...(isNarrowed && { isHidden: true as const }),
  };
  const crumbs: Crumbs = [
    { text: t("hubs:home"), url: "/" },
    { text: t("title"), url: reviewsPath() },
    ...answer.breadcrumbs.map(({ name }, index) => ({
      text: name,
      url: reviewsPath(
        slug
          .split("/")
          .slice(0, index + 1)
          .join("/"),
      ),
    })),
  ];
  return {
    site: seoSite(page),
    head,
    crumbs,
    data: pack<ReviewsPage>({ ...answer, choice, slug }),
  };
}

/** Loads a review by its UUID. */
export async function loadReview(page: PageRequest, uuid: string) {
  const review: PlacedReview = await orPageError(page.api.call(reviewCall, { query: { uuid } }));
  const t = page.translator.getFixedT(null, "reviews");
  const { tour, author_name: author, text } = review;
  const head: PageHead = {
    title: t("one", { tour: tour.name, author }),
    description: text.slice(0, longestDescription),
    path: reviewPath(uuid),
    type: "article",
    textLocales: [review.locale],
  };
  const crumbs: Crumbs = [
    { text: t("hubs:home"), url: "/" },
    { text: t("title"), url: reviewsPath() },
    {
      text: t("by", { author, date: formatDate(review.created_on, page.locale, "full") }),
      url: reviewPath(uuid),
    },
  ];
  return { site: seoSite(page), head, crumbs, data: pack(review) };
}

const longestDescription = 300;
