import { discountPercent } from "@tropa/domain/discount";
import { fallbackEmoji } from "@tropa/domain/fallback-emoji";
import { imageUrl } from "@tropa/domain/image-url";
import { IMAGE_SIZES } from "@tropa/domain/interface-constants";
import { formatMoney } from "@tropa/domain/money";
import { formatNumber } from "@tropa/i18n/format";
import { Avatar } from "@tropa/ui-kit/avatar";
import { Card, cardLink } from "@tropa/ui-kit/card";
import { Chip } from "@tropa/ui-kit/chip";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { Price } from "@tropa/ui-kit/price";
import { Rating } from "@tropa/ui-kit/rating";
import { useTranslation } from "react-i18next";
import { FavouriteHeart } from "../favourites/favourite-heart.tsx";
import { tourPath } from "../platform/paths.ts";
import { useStorefront } from "../platform/storefront-context.tsx";
import type { CardFacts } from "./card-facts.ts";
import { datesText, durationText, ratingText } from "./card-texts.ts";
import styles from "./tour-card.module.css";

export interface TourCardProps {
  tour: CardFacts;
  /** How wide the card stands, as the `sizes` attribute has it. */
  sizes?: string;
  /** `first` for the picture that decides when the page looks ready, `early` for the rest of its row. */
  loading?: "first" | "early" | "lazy";
  /** Level of the title among the page's headings. */
  heading?: "h2" | "h3";
}

/** A tour in a list (document 1 §2, "Tour card"): one link covers it whole. */
export function TourCard({
  tour,
  sizes = "300px",
  loading = "lazy",
  heading: Heading = "h3",
}: TourCardProps) {
  const { t } = useTranslation("tourCard");
  const { locale, currency } = useStorefront();
  const money = (minor: number) => formatMoney({ minor, currency });
  const percent = tour.was === undefined ? null : discountPercent(tour.price, tour.was);
  const dates = datesText(t, locale, tour);
  return (
    <Card as="article" surface="bare" padding="none" interactive className={styles.root}>
      <div className={styles.photo}>
        <Picture
          template={tour.image}
          alt=""
          width={5}
          height={6}
          variants={IMAGE_SIZES.tile}
          sizes={sizes}
          colour={tour.colour}
          priority={loading === "first"}
          className={styles.picture}
        />
        <CardTags tour={tour} />
        {tour.organizer && (
          <div className={styles.organizer}>
            <Avatar
              name={tour.organizer.name}
              src={imageUrl(tour.organizer.photo, "96x96")}
              size={32}
              decorative
            />
            <span>{tour.organizer.name}</span>
          </div>
        )}
      </div>
      <div className={styles.meta}>
        <span className={styles.location}>{tour.location}</span>
        {tour.rating === undefined ? (
          <Rating size="sm" newLabel={t("noReviews")} />
        ) : (
          <Rating
            size="sm"
            value={ratingText(locale, tour.rating)}
            count={t("reviewsShort", { number: formatNumber(tour.reviews ?? 0, locale) })}
          />
        )}
      </div>
      <Heading className={styles.title}>
        <Link href={tourPath(tour.slug)} variant="bare" className={cardLink}>
          <span aria-hidden="true">{tour.emoji ?? fallbackEmoji(tour.title)}</span> {tour.title}
        </Link>
      </Heading>
      <p className={styles.facts}>
        <span>{durationText(t, tour)}</span>
        <span className={styles.difficulty}>
          <Icon name="effort" size={16} /> {t(`difficulty.${tour.difficulty}`)}
        </span>
      </p>
      {dates !== "" && (
        <p className={styles.facts}>
          <Icon name="calendar" size={16} />
          <span>{dates}</span>
          {tour.moreDates && (
            <span className={styles.more}>{t("moreDates", { count: tour.moreDates })}</span>
          )}
        </p>
      )}
      <Price
        className={styles.price}
        prefix={tour.isFrom ? t("from") : undefined}
        current={money(tour.price)}
        old={tour.was === undefined ? undefined : money(tour.was)}
        discount={percent === null ? undefined : `−${percent}%`}
      />
      <FavouriteHeart tourId={tour.id} title={tour.title} className={styles.heart} />
    </Card>
  );
}

function CardTags({ tour }: { tour: CardFacts }) {
  const { t } = useTranslation("tourCard");
  return (
    <div className={styles.tags}>
      {tour.isRemoved && <Chip tone="muted">{t("removed")}</Chip>}
      {tour.isHot && (
        <Chip tone="hot" icon="flame">
          {t("veryHot")}
        </Chip>
      )}
      {tour.isNew && !tour.isHot && <Chip tone="new">{t("new")}</Chip>}
      {tour.activity && <Chip>{tour.activity}</Chip>}
    </div>
  );
}
