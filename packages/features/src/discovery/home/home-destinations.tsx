import { formatMoney } from "@tropa/domain/money";
import { formatNumber } from "@tropa/i18n/format";
import { Card, cardLink } from "@tropa/ui-kit/card";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { useTranslation } from "../../platform/storefront/translation.ts";
import { destinationsPath, listingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "../../platform/storefront/storefront-context.tsx";
import type { DestinationTile } from "./home-page.ts";
import { HomeSection } from "./home-section.tsx";
import styles from "./home-destinations.module.css";

const landscape = ["400x300", "800x600"] as const;
/** Tiles of the mosaic that span two columns, and the widths of tiles; as in the style sheet. */
const wideTiles = new Set([0, 5]);
const wideSizes = "(width >= 992px) 632px, (width >= 576px) 48vw, 272px";
const narrowSizes = "(width >= 992px) 308px, (width >= 576px) 48vw, 272px";

/** Places as a mosaic of pictures, the most popular the largest. */
export function HomeDestinations({ destinations }: { destinations: readonly DestinationTile[] }) {
  const { t } = useTranslation("home");
  if (destinations.length === 0) return null;
  return (
    <HomeSection
      title={t("destinations.title")}
      lead={t("destinations.lead")}
      more={{ href: destinationsPath(), text: t("destinations.more") }}
    >
      <ul className={styles.mosaic}>
        {destinations.map((destination, index) => (
          <li key={destination.slug}>
            <Tile
              destination={destination}
              sizes={wideTiles.has(index) ? wideSizes : narrowSizes}
            />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

interface TileProps {
  destination: DestinationTile;
  sizes: string;
}

function Tile({
  destination: { slug, name, hint, tours, image, colour, priceFrom },
  sizes,
}: TileProps) {
  const { t } = useTranslation("home");
  const { locale, currency } = useStorefront();
  return (
    <Card surface="bare" padding="none" interactive className={styles.tile}>
      <Picture
        template={image}
        alt=""
        width={4}
        height={3}
        variants={landscape}
        sizes={sizes}
        colour={colour}
        className={styles.picture}
      />
      <div className={styles.text}>
        <h3>
          <Link href={listingPath(slug)} variant="bare" className={cardLink}>
            {name}
          </Link>
        </h3>
        <p>
          {[
            hint,
            t("toursCount", { count: tours, number: formatNumber(tours, locale) }),
            priceFrom !== null &&
              t("fromPrice", { price: formatMoney({ minor: priceFrom, currency }, locale) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
    </Card>
  );
}
