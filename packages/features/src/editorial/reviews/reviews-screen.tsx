import type { PlacedReview } from "@tropa/api-contract/editorial/content";
import { formatNumber } from "@tropa/i18n/format";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { Pagination } from "@tropa/ui-kit/pagination";
import { Picture } from "@tropa/ui-kit/picture";
import { TourReview } from "../../discovery/review-card/tour-review.tsx";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { allToursPath, reviewsPath, tourPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import { Choices } from "../../platform/page/choices.tsx";
import { RatingSummary } from "./rating-summary.tsx";
import { ReviewMarks } from "./review-marks.tsx";
import { reviewsUrl } from "./reviews-loader.ts";
import type { ReviewsPage } from "./reviews-loader.ts";
import styles from "./reviews.module.css";

/** Reviews of a place or all, those in the page's language first. */
export function ReviewsScreen({ reviews, crumbs }: { reviews: ReviewsPage; crumbs: Crumbs }) {
  const { t } = useTranslation("reviews");
  const { variant, locale } = useStorefront();
  const { place, places, items, total, page, pages, slug, choice, ratings } = reviews;
  const below = (narrower: string) =>
    reviewsPath(slug === "" ? narrower : `${slug.split("/")[0]}/${narrower}`);
  return (
    <PageFrame
      crumbs={crumbs}
      title={place ? t("titleOf", { place: place.name }) : t("title")}
      lead={t("lead", { count: total, number: formatNumber(total, locale) })}
    >
      <RatingSummary
        ratings={ratings}
        {...(variant.features.reviewsFilter && {
          chosen: choice.rating,
          hrefOf: (mark: number) =>
            reviewsUrl(slug, { ...choice, rating: choice.rating === mark ? null : mark }),
        })}
      />
      {variant.features.reviewsFilter && <Filters reviews={reviews} />}
      {places.length > 1 && (
        <Choices
          label={t("places")}
          choices={places.map(({ name, slug: narrower, reviews_count: count }) => ({
            name,
            href: below(narrower),
            count,
          }))}
        />
      )}
      {items.length === 0 ? (
        <EmptyState
          icon="star"
          title={t("none")}
          actions={<Button href={allToursPath()}>{t("tours")}</Button>}
        />
      ) : (
        <ul className={styles.list}>
          {items.map((review) => (
            <ReviewOfTour key={review.uuid} review={review} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <Pagination
          current={page}
          total={pages}
          hrefFor={(number) => reviewsUrl(slug, choice, number)}
        />
      )}
    </PageFrame>
  );
}

/** A review with its tour. */
function ReviewOfTour({ review }: { review: PlacedReview }) {
  return (
    <li className={styles.review}>
      <ul className={styles.text}>
        <TourReview review={review} />
      </ul>
      <ReviewMarks marks={review.marks} />
      <div className={styles.tour}>
        <Picture
          template={review.tour.image.image}
          alt=""
          width={4}
          height={3}
          variants={["400x300"]}
          sizes="80px"
          colour={review.tour.image.color}
          className={styles.thumbnail}
        />
        <p>
          <Link href={tourPath(review.tour.slug)} variant="quiet">
            {review.tour.name}
          </Link>
          <span>{review.location}</span>
        </p>
      </div>
    </li>
  );
}

function Filters({ reviews: { slug, choice } }: { reviews: ReviewsPage }) {
  const { t } = useTranslation("reviews");
  const isAll = choice.rating === null && !choice.withPhotos && !choice.ownLanguage;
  return (
    <Choices
      label={t("tour:reviews.filter")}
      choices={[
        { name: t("tour:reviews.all"), href: reviewsPath(slug), isChosen: isAll },
        {
          name: t("tour:reviews.withPhotos"),
          href: reviewsUrl(slug, { ...choice, withPhotos: !choice.withPhotos }),
          isChosen: choice.withPhotos,
        },
        {
          name: t("ownLanguage"),
          href: reviewsUrl(slug, { ...choice, ownLanguage: !choice.ownLanguage }),
          isChosen: choice.ownLanguage,
        },
      ]}
    />
  );
}
