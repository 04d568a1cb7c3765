import { Button } from "@tropa/ui-kit/button";
import { formatRating } from "@tropa/i18n/format";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { ReviewFilters } from "./review-filters.tsx";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import { TourReview } from "../../review-card/tour-review.tsx";
import { TourSection } from "../section/tour-section.tsx";
import { useReviews } from "./use-reviews.ts";
import styles from "./tour-reviews.module.css";

/** Ratings of a tour and its reviews. */
export function TourReviews({ tour }: { tour: ShownTour }) {
  const { t } = useTranslation("tour");
  const { variant } = useStorefront();
  const { reviews, filter, state, hasMore, choose, loadMore, retry } = useReviews(tour);
  if (tour.reviews_count === 0) {
    return (
      <TourSection id="reviews" title={t("reviews.title")}>
        <p className={styles.none}>{t("reviews.none")}</p>
      </TourSection>
    );
  }
  return (
    <TourSection id="reviews" title={t("reviews.title")}>
      <Summary tour={tour} />
      {variant.features.reviewsFilter && (
        <ReviewFilters counts={tour.rating_counts} filter={filter} onChoose={choose} />
      )}
      <ul className={styles.list} aria-busy={state === "pending"}>
        {reviews.map((review) => (
          <TourReview key={review.id} review={review} />
        ))}
      </ul>
      {reviews.length === 0 && state === "idle" && (
        <p className={styles.none}>{t("reviews.noneSuch")}</p>
      )}
      {(hasMore || state !== "idle") && (
        <div className={styles.more}>
          {state === "error" && <p role="alert">{t("reviews.failed")}</p>}
          <Button
            variant="secondary"
            loading={state === "pending"}
            onClick={state === "error" ? retry : loadMore}
          >
            {t("reviews.more")}
          </Button>
        </div>
      )}
    </TourSection>
  );
}

function Summary({ tour }: { tour: ShownTour }) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  const most = Math.max(1, ...tour.rating_counts);
  return (
    <div className={styles.summary}>
      <div>
        <p className={styles.average}>{formatRating(tour.rating, locale)}</p>
        <p className={styles.date}>{t("reviewsCount", { count: tour.reviews_count })}</p>
      </div>
      <dl className={styles.bars}>
        {tour.rating_counts
          .map((count, index) => ({ mark: index + 1, count }))
          .toReversed()
          .map(({ mark, count }) => (
            <div key={mark}>
              <dt>{t("reviews.mark", { count: mark })}</dt>
              <dd>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ width: `${(count / most) * 100}%` }} />
                </span>
                {count}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
