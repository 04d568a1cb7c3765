import { IMAGE_SIZES } from "@tropa/domain/interface-constants";
import { formatMoney } from "@tropa/domain/money";
import { formatNumber } from "@tropa/i18n/format";
import { Card, cardLink } from "@tropa/ui-kit/card";
import { ChipLink } from "@tropa/ui-kit/chip";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { listingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "../../platform/storefront/storefront-context.tsx";
import { useTranslation } from "../../platform/storefront/translation.ts";
import type { CountryTile } from "./destinations-page.ts";
import styles from "./destinations.module.css";

interface CountryCardProps {
  country: CountryTile;
  isFirst: boolean;
  /** Has a row of its own. */
  isWide: boolean;
}

/** A country as a picture, with the places to go in it. */
export function CountryCard({ country, isFirst, isWide }: CountryCardProps) {
  const { t } = useTranslation("hubs");
  const { locale, currency } = useStorefront();
  const { slug, name, tours, image, colour, priceFrom, places } = country;
  return (
    <article className={styles.country}>
      <Card surface="bare" padding="none" interactive className={styles.tile}>
        {image && (
          <Picture
            template={image}
            alt=""
            width={4}
            height={3}
            variants={IMAGE_SIZES.landscape}
            sizes={`(width >= 992px) 400px, (width >= 576px) ${isWide ? 92 : 46}vw, 92vw`}
            colour={colour}
            priority={isFirst}
            className={styles.picture}
          />
        )}
        <div className={styles.words}>
          <h3>
            <Link href={listingPath(slug)} variant="bare" className={cardLink}>
              {name}
            </Link>
          </h3>
          <p>
            {[
              t("tours", { count: tours, number: formatNumber(tours, locale) }),
              priceFrom !== null &&
                t("fromPrice", { price: formatMoney({ minor: priceFrom, currency }, locale) }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
      </Card>
      {places.length > 0 && (
        <ul className={styles.places} aria-label={t("destinations.places", { country: name })}>
          {places.map((place) => (
            <li key={place.slug}>
              <ChipLink href={listingPath(place.slug)}>
                {place.name}{" "}
                <span className={styles.count}>{formatNumber(place.tours, locale)}</span>
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
