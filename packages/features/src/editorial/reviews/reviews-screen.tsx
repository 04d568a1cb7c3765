import type { PlacedReview } from "@tropa/api-contract/editorial/content";
import { formatNumber } from "@tropa/i18n/format";
import { ChipLink } from "@tropa/ui-kit/chip";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { Pagination } from "@tropa/ui-kit/pagination";
import { TourReview } from "../review-card/tour-review.tsx";
import { PageFrame } from "../../frame/page/page-frame.tsx";
import { allToursPath, reviewsPath, tourPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Crumbs } from "../reading/crumbs.ts";
import { ReviewMarks } from "./review-marks.tsx";
import { reviewsUrl } from "./reviews-loader.ts";
import type { ReviewsPage } from "./reviews-loader.ts";
import styles from "./reviews.module.css";

/** What travellers say, of everything or of a place, those in the reader's language first. */
export function ReviewsScreen({ reviews, crumbs }: { reviews: ReviewsPage; crumbs: Crumbs }) {
  const { t } = useTranslation("reviews");
  const { variant, locale } = useStorefront();
  const { place, places, items, total, page, pages, slug, choice } = reviews;
  const below = (narrower: string) =>
    reviewsPath(slug === "" ? narrower : `${slug.split("/")[0]}/${narrower}`);
  return (
    <PageFrame
      crumbs={crumbs}
      title={place ? t("titleOf", { place: place.name }) : t("title")}
      lead={t("lead", { count: total, number: formatNumber(total, locale) })}
    >
      {places.length > 1 && (
        <nav aria-label={t("places")} className={styles.choices}>
          <ul>
            {places.map(({ name, slug: narrower, reviews_count }) => (
              <li key={narrower}>
                <ChipLink href={below(narrower)}>
                  {name} <span>{formatNumber(reviews_count, locale)}</span>
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {variant.features.reviewsFilter && <Filters reviews={reviews} />}
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

/** A review with the tour that it is about. */
function ReviewOfTour({ review }: { review: PlacedReview }) {
  return (
    <li className={styles.review}>
      <p className={styles.tour}>
        <Link href={tourPath(review.tour.slug)}>{review.tour.name}</Link>
        <span>{review.location}</span>
      </p>
      <ul className={styles.text}>
        <TourReview review={review} />
      </ul>
      <ReviewMarks marks={review.marks} />
    </li>
  );
}

function Filters({ reviews: { slug, choice } }: { reviews: ReviewsPage }) {
  const { t } = useTranslation("reviews");
  const isAll = choice.rating === null && !choice.withPhotos && !choice.ownLanguage;
  return (
    <nav aria-label={t("tour:reviews.filter")} className={styles.choices}>
      <ul>
        <li>
          <ChipLink href={reviewsPath(slug)} selected={isAll}>
            {t("tour:reviews.all")}
          </ChipLink>
        </li>
        <li>
          <ChipLink
            href={reviewsUrl(slug, { ...choice, withPhotos: !choice.withPhotos })}
            selected={choice.withPhotos}
          >
            {t("tour:reviews.withPhotos")}
          </ChipLink>
        </li>
        <li>
          <ChipLink
            href={reviewsUrl(slug, { ...choice, ownLanguage: !choice.ownLanguage })}
            selected={choice.ownLanguage}
          >
            {t("ownLanguage")}
          </ChipLink>
        </li>
        {[5, 4, 3, 2, 1].map((mark) => (
          <li key={mark}>
            <ChipLink
              href={reviewsUrl(slug, { ...choice, rating: choice.rating === mark ? null : mark })}
              selected={choice.rating === mark}
            >
              {t("tour:reviews.mark", { count: mark })}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
