import type { ShowplaceCard } from "@tropa/api-contract/editorial/content";
import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { formatNumber } from "@tropa/i18n/format";
import { Card, cardLink } from "@tropa/ui-kit/card";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { clsx } from "clsx";
import { allToursPath, showplacesPath } from "../../platform/links/paths.ts";
import { pageMiles } from "../../platform/storefront/page-miles.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./reading-card.module.css";

/** A sight in a list, with its distance and its number of tours if known. */
export type ListedSight = ShowplaceCard & { distance_km?: number; tours_count?: number };

interface SightLook {
  heading?: "h2" | "h3";
  /** True for the page's first picture, which loads with high priority. */
  isFirst?: boolean;
}

function SightCard({
  sight,
  heading: Heading = "h2",
  isFirst = false,
}: SightLook & { sight: ListedSight }) {
  const { t } = useTranslation("sights");
  const storefront = useStorefront();
  const { locale } = storefront;
  const {
    id,
    slug,
    name,
    summary,
    image,
    kind_name: kind,
    location,
    distance_km: distance,
    tours_count: tours,
  } = sight;
  const miles = distance === undefined ? null : pageMiles(storefront, distance);
  return (
    <Card as="article" surface="outline" padding="none" interactive className={styles.card}>
      <Picture
        template={image.image}
        alt=""
        width={4}
        height={3}
        variants={IMAGE_SIZES.landscape}
        sizes="(width >= 992px) 300px, (width >= 576px) 46vw, 120px"
        colour={image.color}
        priority={isFirst}
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.meta}>{kind}</p>
        <Heading>
          <Link href={showplacesPath(slug)} variant="bare" className={cardLink}>
            {name}
          </Link>
        </Heading>
        <p className={styles.meta}>
          {location}
          {distance !== undefined &&
            ` · ${t(miles === null ? "distance" : "distanceInMiles", {
              km: formatNumber(Math.round(distance), locale),
              miles: formatNumber(miles ?? 0, locale),
            })}`}
        </p>
        <p className={styles.summary}>{summary}</p>
        {tours !== 0 && (
          <p className={styles.tours}>
            <Link href={`${allToursPath()}?showplace=${id}`}>
              {tours === undefined
                ? t("toursHere")
                : t("toursCount", { count: tours, number: formatNumber(tours, locale) })}
            </Link>
          </p>
        )}
      </div>
    </Card>
  );
}

/** A grid of sights. */
export function SightGrid({ sights, ...look }: SightLook & { sights: readonly ListedSight[] }) {
  return (
    <ul className={clsx(styles.grid, styles.sights)}>
      {sights.map((sight, index) => (
        <li key={sight.id}>
          <SightCard {...look} sight={sight} isFirst={look.isFirst === true && index === 0} />
        </li>
      ))}
    </ul>
  );
}
