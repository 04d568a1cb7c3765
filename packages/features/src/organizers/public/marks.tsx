import { formatRating } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./marks.module.css";

interface MarksProps {
  rating: number;
  total: number;
  /** With 1 to 5 stars. */
  counts: readonly number[];
}

/** The average of all reviews, and how many gave each mark. */
export function Marks({ rating, total, counts }: MarksProps) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  const most = Math.max(1, ...counts);
  const rows = counts.map((count, index) => ({ mark: index + 1, count })).toReversed();
  return (
    <div className={styles.root}>
      <p className={styles.average}>
        <b>{formatRating(rating, locale)}</b>
        <span>{t("reviewsCount", { count: total })}</span>
      </p>
      <dl className={styles.bars}>
        {rows.map(({ mark, count }) => (
          <div key={mark}>
            <dt>{t("reviews.mark", { count: mark })}</dt>
            <dd>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${(count / most) * 100}%` }} />
              </span>
              {count}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
