import { fallbackEmoji } from "@tropa/domain/discovery/fallback-emoji";
import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { Button } from "@tropa/ui-kit/button";
import { Card, cardLink } from "@tropa/ui-kit/card";
import { Chip } from "@tropa/ui-kit/chip";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { tourPath } from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { CardFacts } from "../tour-card/card-facts.ts";
import { placeOf, similarPath } from "./similar-path.ts";
import styles from "./removed-tour.module.css";

interface RemovedTourProps {
  tour: CardFacts;
  /** Given in the visitor's own list. */
  onRemove?: (tour: CardFacts) => void;
}

/** A card of an unpublished tour, without price and dates, since it cannot be booked. */
export function RemovedTour({ tour, onRemove }: RemovedTourProps) {
  const { t, i18n } = useTranslation("favourites");
  const place = placeOf(tour.location);
  return (
    <Card as="article" surface="bare" padding="none" className={styles.root}>
      <div className={styles.photo}>
        {tour.image !== "" && (
          <Picture
            template={tour.image}
            alt=""
            width={16}
            height={10}
            variants={IMAGE_SIZES.tile}
            sizes="300px"
            colour={tour.colour}
            className={styles.picture}
          />
        )}
        <Chip tone="muted" className={styles.chip}>
          {i18n.t("tourCard:removed")}
        </Chip>
      </div>
      <p className={styles.location}>{tour.location}</p>
      <h3 className={styles.title}>
        <Link href={tourPath(tour.slug)} variant="bare" className={cardLink}>
          <span aria-hidden="true">{tour.emoji ?? fallbackEmoji(tour.title)}</span> {tour.title}
        </Link>
      </h3>
      <div className={styles.actions}>
        <Button
          href={similarPath(tour.location)}
          variant="secondary"
          size="sm"
          aria-label={t("gone.similarIn", { place })}
        >
          {t("gone.similar")}
        </Button>
        {onRemove && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t("gone.removeNamed", { title: tour.title })}
            onClick={() => onRemove(tour)}
          >
            {t("gone.remove")}
          </Button>
        )}
      </div>
    </Card>
  );
}
