import type { PlacedReview } from "@tropa/api-contract/editorial/content";
import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { Button } from "@tropa/ui-kit/button";
import { Picture } from "@tropa/ui-kit/picture";
import { clsx } from "clsx";
import { TourReview } from "../../discovery/review-card/tour-review.tsx";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { reviewPath, tourPath } from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import { PageShare } from "../reading/page-share.tsx";
import { ReviewMarks } from "./review-marks.tsx";
import styles from "./reviews.module.css";

/** The page of one review, beside it its tour. */
export function ReviewScreen({ review, crumbs }: { review: PlacedReview; crumbs: Crumbs }) {
  const { t } = useTranslation("reviews");
  const { tour, location, uuid } = review;
  return (
    <PageFrame
      crumbs={crumbs}
      title={t("oneBy", { author: review.author_name })}
      lead={`${tour.name} · ${location}`}
    >
      <div className={styles.one}>
        <div className={styles.review}>
          <ul className={clsx(styles.text, styles.quote)}>
            <TourReview review={review} />
          </ul>
          <ReviewMarks marks={review.marks} />
          <PageShare title={tour.name} path={reviewPath(uuid)} />
        </div>
        <aside className={styles.about} aria-label={t("about")}>
          <Picture
            template={tour.image.image}
            alt=""
            width={4}
            height={3}
            variants={IMAGE_SIZES.landscape}
            sizes="(width >= 992px) 320px, 92vw"
            colour={tour.image.color}
            className={styles.picture}
          />
          <p>{tour.name}</p>
          {tour.is_active ? (
            <Button href={tourPath(tour.slug)}>{t("toTour")}</Button>
          ) : (
            <p>{t("notSold")}</p>
          )}
        </aside>
      </div>
    </PageFrame>
  );
}
