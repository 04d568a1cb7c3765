import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { formatNumber, formatRating } from "@tropa/i18n/format";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { Rating } from "@tropa/ui-kit/rating";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Destination, ListingPageData } from "../choices/listing-page.ts";
import styles from "./destination-hero.module.css";

interface DestinationHeroProps {
  data: ListingPageData;
  destination: Destination;
}

/** Introduces a place above its tours: picture, name, rating and number of tours. */
export function DestinationHero({ data, destination }: DestinationHeroProps) {
  const { t } = useTranslation("listing");
  const { locale } = useStorefront();
  const { image, reviews } = destination;
  return (
    <header className={styles.root} data-bare={image ? undefined : ""}>
      {image && (
        <Picture
          template={image.image}
          alt=""
          width={16}
          height={9}
          variants={IMAGE_SIZES.wide}
          sizes="(width >= 1280px) 1240px, 92vw"
          colour={image.colour}
          priority
          className={styles.picture}
        />
      )}
      <h1>{data.heading}</h1>
      <p className={styles.facts}>
        {reviews && (
          <Rating
            value={formatRating(reviews.average, locale)}
            count={
              <Link href={reviews.path} variant="bare">
                {t("destination.reviewsCount", {
                  count: reviews.total,
                  number: formatNumber(reviews.total, locale),
                })}
              </Link>
            }
          />
        )}
        {!data.isMissed && (
          // The toolbar says it to screen readers, also when it changes.
          <span aria-hidden="true">
            {t(`count.${data.kind}`, {
              count: data.total,
              number: formatNumber(data.total, locale),
            })}
          </span>
        )}
      </p>
    </header>
  );
}
