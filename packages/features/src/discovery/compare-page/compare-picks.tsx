import { formatMoney } from "@tropa/domain/money";
import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { formatRating } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { Rating } from "@tropa/ui-kit/rating";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useState } from "react";
import { useStore } from "zustand";
import { favourites } from "../../people/favourites/favourites-store.ts";
import type { ComparedTour } from "../compare/compared-tours.ts";
import { useTourCards } from "../favourites-page/use-tour-cards.ts";
import { readSeenTours } from "../recently-seen/seen-tours.ts";
import { cardPath } from "../tour-card/card-path.ts";
import styles from "./compare-picks.module.css";

const mostShown = 6;

interface ComparePicksProps {
  /** Ids of the tours already compared. */
  compared: readonly number[];
  onAdd: (tour: ComparedTour) => void;
}

/** Favourites and recently seen tours, offered for the comparison. */
export default function ComparePicks({ compared, onAdd }: ComparePicksProps) {
  const { t } = useTranslation("compare");
  const { locale } = useStorefront();
  const { ids } = useStore(favourites);
  const [seen] = useState(readSeenTours);
  const known = [...new Set([...seen, ...ids])].slice(0, mostShown + compared.length);
  const { cards } = useTourCards(known);
  const tours = known
    .flatMap((id) => cards.get(id) ?? [])
    .filter(({ id, isRemoved }) => !isRemoved && !compared.includes(id))
    .slice(0, mostShown);
  if (tours.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="picks">
      <h2 id="picks">{t("picks")}</h2>
      <ul>
        {tours.map((tour) => (
          <li key={tour.id}>
            <Picture
              template={tour.image}
              variants={IMAGE_SIZES.tile}
              alt=""
              width={1}
              height={1}
              sizes="96px"
              colour={tour.colour}
            />
            <div className={styles.words}>
              <Link href={cardPath(tour)} variant="quiet">
                {tour.title}
              </Link>
              <p>
                <b>{formatMoney({ minor: tour.price, currency: tour.currency }, locale)}</b>
                {tour.rating !== undefined && (
                  <Rating size="sm" value={formatRating(tour.rating, locale)} />
                )}
              </p>
              <Button
                size="sm"
                variant="secondary"
                icon="plus"
                aria-label={t("addNamed", { title: tour.title })}
                onClick={() =>
                  onAdd({
                    id: tour.id,
                    title: tour.title,
                    image: tour.image,
                    colour: tour.colour,
                  })
                }
              >
                {t("add")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
