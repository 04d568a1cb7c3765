import { Icon } from "@tropa/ui-kit/icon";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import type { ReviewFilter } from "./use-reviews.ts";
import styles from "./review-filters.module.css";

/** Filters reviews by rating or photos. */
export function ReviewFilters({
  counts,
  filter,
  onChoose,
}: {
  counts: ShownTour["rating_counts"];
  filter: ReviewFilter;
  onChoose: (filter: ReviewFilter) => void;
}) {
  const { t } = useTranslation("tour");
  const isAll = filter.rating === undefined && !filter.withPhotos;
  const marks = counts
    .map((count, index) => ({ mark: index + 1, count }))
    .filter(({ count }) => count > 0)
    .toReversed();
  return (
    <div role="group" aria-label={t("reviews.filter")} className={styles.root}>
      <button type="button" aria-pressed={isAll} onClick={() => onChoose({})}>
        {t("reviews.all")}
      </button>
      <button
        type="button"
        aria-pressed={filter.withPhotos === true}
        onClick={() => onChoose(filter.withPhotos ? {} : { withPhotos: true })}
      >
        <Icon name="camera" size={18} />
        {t("reviews.withPhotos")}
      </button>
      {/* If all ratings are equal, filtering by them changes nothing. */}
      {marks.length > 1 &&
        marks.map(({ mark, count }) => (
          <button
            key={mark}
            type="button"
            aria-pressed={filter.rating === mark}
            onClick={() => onChoose(filter.rating === mark ? {} : { rating: mark })}
          >
            <b aria-hidden="true">{mark}</b>
            <Icon name="star-filled" size={16} />
            <VisuallyHidden>{t("reviews.mark", { count: mark })}</VisuallyHidden>
            <span>({count})</span>
          </button>
        ))}
    </div>
  );
}
