import { formatNumber, formatRating } from "@tropa/i18n/format";
import { Icon } from "@tropa/ui-kit/icon";
import { Rating } from "@tropa/ui-kit/rating";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./rating-summary.module.css";

/** The average rating and its distribution; `ratings` counts reviews with one to five stars. */
export function RatingSummary({ ratings }: { ratings: readonly number[] }) {
  const { t } = useTranslation("reviews");
  const { locale } = useStorefront();
  const total = ratings.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const average = ratings.reduce((sum, count, index) => sum + count * (index + 1), 0) / total;
  return (
    <section className={styles.root} aria-label={t("summary")}>
      <div className={styles.average}>
        <Rating value={formatRating(average, locale)} size="lg" className={styles.value ?? ""} />
        <p>{t("count", { count: total, number: formatNumber(total, locale) })}</p>
        <p className={styles.verified}>
          <Icon name="check-circle" size={20} /> {t("verified")}
        </p>
      </div>
      <dl className={styles.bars}>
        {ratings
          .map((count, index) => ({ count, mark: index + 1 }))
          .toReversed()
          .map(({ count, mark }) => (
            <div key={mark}>
              <dt>{t("tour:reviews.mark", { count: mark })}</dt>
              <dd>
                <meter value={count} min={0} max={total} aria-hidden="true" />
                {formatNumber(count, locale)}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
