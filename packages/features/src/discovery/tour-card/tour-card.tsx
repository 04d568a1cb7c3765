import { discountPercent } from "@tropa/domain/discovery/discount";
import { fallbackEmoji } from "@tropa/domain/discovery/fallback-emoji";
import { formatMoney } from "@tropa/domain/money";
import { formatNumber, formatRating } from "@tropa/i18n/format";
import { Card, cardLink } from "@tropa/ui-kit/card";
import { Link } from "@tropa/ui-kit/link";
import { Price } from "@tropa/ui-kit/price";
import { Rating } from "@tropa/ui-kit/rating";
import { lazy, Suspense } from "react";
import { CompareButton } from "../compare/compare-button.tsx";
import { FavouriteHeart } from "../favourites/favourite-heart.tsx";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { SelectionButton } from "../selection/selection-button.tsx";
import { useHasPermission } from "../../people/session/session.ts";
import type { CardFacts } from "./card-facts.ts";
import { CardDates, CardNews } from "./card-dates.tsx";
import { cardPath } from "./card-path.ts";
import { traitName } from "../traits/trait-texts.ts";
import { CardOrganizer, CardPhoto } from "./card-photo.tsx";
import type { PhotoLoading } from "./card-photo.tsx";
import styles from "./tour-card.module.css";

const CommissionLine = lazy(() => import("./commission-line.tsx"));

export interface TourCardProps extends PhotoLoading {
  tour: CardFacts;
  /** Heading level of the title. */
  heading?: "h2" | "h3";
  /** Whether phones show a row with a small photo. */
  isCompact?: boolean;
}

/** A tour in a list (docs/product/cards-and-dates.md#cards); its link covers the whole card. */
export function TourCard({
  tour,
  sizes = "300px",
  loading = "lazy",
  heading: Heading = "h3",
  isCompact = false,
}: TourCardProps) {
  const { t } = useTranslation("tourCard");
  const { locale } = useStorefront();
  const { currency } = tour;
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const percent = tour.was === undefined ? null : discountPercent(tour.price, tour.was);
  const seesCommission = useHasPermission("canViewCommission");
  return (
    <Card
      as="article"
      surface="bare"
      padding="none"
      interactive
      className={styles.root}
      data-removed={tour.isRemoved}
      data-compact={isCompact || undefined}
    >
      <CardPhoto tour={tour} sizes={sizes} loading={loading} />
      {tour.organizer && <CardOrganizer organizer={tour.organizer} />}
      <div className={styles.meta}>
        <span className={styles.location}>{tour.location}</span>
        {tour.rating === undefined ? (
          <Rating size="sm" newLabel={t("noReviews")} />
        ) : (
          <Rating
            size="sm"
            value={formatRating(tour.rating, locale)}
            count={t("reviewsShort", { number: formatNumber(tour.reviews ?? 0, locale) })}
          />
        )}
      </div>
      <Heading className={styles.title}>
        <Link href={cardPath(tour)} variant="bare" className={cardLink}>
          <span aria-hidden="true">{tour.emoji ?? fallbackEmoji(tour.title)}</span> {tour.title}
        </Link>
      </Heading>
      <CardDates tour={tour} />
      {tour.traits && (
        <p className={styles.traits}>
          {tour.traits.map((trait) => traitName(t, trait)).join(" · ")}
        </p>
      )}
      <CardNews tour={tour} />
      <Price
        prefix={tour.isFrom ? t("from") : undefined}
        current={money(tour.price)}
        suffix={t("perPerson")}
        old={tour.was === undefined ? undefined : money(tour.was)}
        discount={percent === null ? undefined : `−${percent}%`}
        className={styles.price}
      />
      {tour.party && <p className={styles.party}>{tour.party.total}</p>}
      <SelectionButton
        className={styles.choose ?? ""}
        tour={{
          id: tour.id,
          title: tour.title,
          slug: tour.slug,
          image: tour.image,
          colour: tour.colour,
          price: tour.price,
          currency,
        }}
      />
      <FavouriteHeart tour={tour} className={styles.heart ?? ""} />
      <div className={styles.over} data-end="">
        <CompareButton
          tour={{
            id: tour.id,
            title: tour.title,
            image: tour.image,
            colour: tour.colour,
            dateId: tour.dateId,
          }}
          className={styles.compare ?? ""}
        />
      </div>
      {seesCommission && (
        <Suspense>
          <CommissionLine tourId={tour.id} hasDates={tour.dates !== undefined} />
        </Suspense>
      )}
    </Card>
  );
}
