import type { Review } from "@tropa/api-contract/tour";
import { imageUrl } from "@tropa/domain/image-url";
import { formatDate, formatNumber } from "@tropa/i18n/format";
import { Avatar } from "@tropa/ui-kit/avatar";
import { Button } from "@tropa/ui-kit/button";
import { Rating } from "@tropa/ui-kit/rating";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { browserApi } from "../platform/browser-api.ts";
import { useStorefront } from "../platform/storefront-context.tsx";
import type { ShownTour } from "./tour-loader.ts";
import { TourSection } from "./tour-section.tsx";
import styles from "./tour-reviews.module.css";

function ReviewItem({ review }: { review: Review }) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  return (
    <li className={styles.review}>
      <div className={styles.author}>
        <Avatar
          name={review.author_name}
          src={review.author_photo ? imageUrl(review.author_photo, "96x96") : undefined}
          decorative
        />
        <div>
          <p className={styles.name}>{review.author_name}</p>
          <p className={styles.date}>
            {t("reviews.travelled", { date: formatDate(review.travelled_on, locale, "month") })}
          </p>
        </div>
        <Rating value={String(review.rating)} className={styles.mark} />
      </div>
      <p lang={review.locale === locale ? undefined : review.locale} className={styles.text}>
        {review.text}
      </p>
      {review.reply && (
        <blockquote
          lang={review.locale === locale ? undefined : review.locale}
          className={styles.reply}
        >
          <p className={styles.replyFrom}>{t("reviews.reply")}</p>
          <p>{review.reply}</p>
        </blockquote>
      )}
    </li>
  );
}

/** The next pages of reviews, as the visitor asks for them; the first came with the page. */
function useMoreReviews(tour: ShownTour) {
  const storefront = useStorefront();
  const [reviews, setReviews] = useState<readonly Review[]>(tour.reviews);
  const [page, setPage] = useState(0);
  const [state, setState] = useState<"idle" | "pending" | "error">("idle");
  const loadMore = async () => {
    setState("pending");
    try {
      const [api, { tourReviewsCall }] = await Promise.all([
        browserApi(storefront),
        import("@tropa/api-contract/calls-catalogue"),
      ]);
      const answer = await api.call(tourReviewsCall, {
        query: { id: String(tour.id), page: String(page + 1) },
      });
      // The pages are longer than what came with the tour: what is known already stays.
      setReviews((known) => {
        const ids = new Set(known.map(({ id }) => id));
        return [...known, ...answer.items.filter(({ id }) => !ids.has(id))];
      });
      setPage(answer.page);
      setState("idle");
    } catch {
      setState("error");
    }
  };
  return { reviews, state, loadMore, hasMore: reviews.length < tour.reviews_count };
}

/** What travellers say: the marks in numbers, then their words. */
export function TourReviews({ tour }: { tour: ShownTour }) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  const { reviews, state, loadMore, hasMore } = useMoreReviews(tour);
  const most = Math.max(1, ...tour.rating_counts);
  if (tour.reviews_count === 0) {
    return (
      <TourSection id="reviews" title={t("reviews.title")}>
        <p className={styles.none}>{t("reviews.none")}</p>
      </TourSection>
    );
  }
  return (
    <TourSection id="reviews" title={t("reviews.title")}>
      <div className={styles.summary}>
        <div>
          <p className={styles.average}>{formatNumber(tour.rating, locale)}</p>
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
      <ul className={styles.list}>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {hasMore && (
        <div className={styles.more}>
          {state === "error" && <p role="alert">{t("reviews.failed")}</p>}
          <Button variant="secondary" loading={state === "pending"} onClick={() => void loadMore()}>
            {t("reviews.more")}
          </Button>
        </div>
      )}
    </TourSection>
  );
}
