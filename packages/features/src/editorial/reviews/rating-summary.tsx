import { formatNumber, formatRating } from "@tropa/i18n/format";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { Rating } from "@tropa/ui-kit/rating";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./rating-summary.module.css";

interface RatingSummaryProps {
  /** Numbers of reviews with one to five stars. */
  ratings: readonly number[];
  /** Address of the reviews with a mark, or of all if it is chosen already. */
  hrefOf?: (mark: number) => string;
  chosen?: number | null;
}

/** The average rating and its distribution, whose bars narrow the page if `hrefOf` is given. */
export function RatingSummary({ ratings, hrefOf, chosen = null }: RatingSummaryProps) {
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
              <dt>
                {hrefOf && (count > 0 || mark === chosen) ? (
                  <Link
                    href={hrefOf(mark)}
                    variant="bare"
                    aria-current={mark === chosen || undefined}
                  >
                    {t("tour:reviews.mark", { count: mark })}
                  </Link>
                ) : (
                  t("tour:reviews.mark", { count: mark })
                )}
              </dt>
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
