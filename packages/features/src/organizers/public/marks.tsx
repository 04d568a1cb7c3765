import { formatRating } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./marks.module.css";

interface MarksProps {
  rating: number;
  total: number;
  /** Counts of ratings 1 to 5. */
  counts: readonly number[];
}

/** The average rating, and how many reviews gave each. */
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
