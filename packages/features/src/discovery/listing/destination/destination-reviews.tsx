import { formatNumber } from "@tropa/i18n/format";
import { Link } from "@tropa/ui-kit/link";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { TourReview } from "../../review-card/tour-review.tsx";
import type { Destination } from "../choices/listing-page.ts";
import styles from "./destination.module.css";

/** The latest reviews of tours to a place. */
export function DestinationReviews({ reviews }: { reviews: NonNullable<Destination["reviews"]> }) {
  const { t } = useTranslation("listing");
  const { locale } = useStorefront();
  const { items, total, path } = reviews;
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="reviews" className={styles.reviews}>
      <header>
        <h2 id="reviews">{t("destination.reviews")}</h2>
        <Link href={path}>
          {t("destination.allReviews", { count: total, number: formatNumber(total, locale) })}
        </Link>
      </header>
      <ul>
        {items.map((review) => (
          <TourReview key={review.uuid} review={review} />
        ))}
      </ul>
    </section>
  );
}
