import { Button } from "@tropa/ui-kit/button";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { CardFacts } from "../tour-card/card-facts.ts";
import { RemovedTour } from "./removed-tour.tsx";
import styles from "./favourites.module.css";

interface RemovedFavouritesProps {
  /** Unpublished tours; their pages suggest similar ones. */
  tours: readonly CardFacts[];
  /** Ids of tours that were deleted or belong to another storefront. */
  unknown?: readonly number[];
  /** True for the visitor's own list, from which they can be removed. */
  isOwn?: boolean;
}

const none: readonly number[] = [];

/** Lists favourites that can no longer be booked, with a button that removes them all. */
export function RemovedFavourites({
  tours,
  unknown = none,
  isOwn = false,
}: RemovedFavouritesProps) {
  const { t, i18n } = useTranslation("favourites");
  const storefront = useStorefront();
  if (tours.length + unknown.length === 0) return null;
  const remove = async (tour: CardFacts) => {
    const { pressHeart } = await import("../favourites/press-heart.ts");
    pressHeart(storefront, i18n.t, { id: tour.id, title: tour.title });
  };
  const clear = async () => {
    const { dropFavourites } = await import("../favourites/press-heart.ts");
    dropFavourites(storefront, [...tours.map(({ id }) => id), ...unknown]);
  };
  return (
    <section className={styles.gone} aria-labelledby="removed-title">
      <header>
        <div>
          <h2 id="removed-title">{t("gone.title")}</h2>
          <p className={styles.lead}>
            {[
              tours.length > 0 && t("gone.text"),
              unknown.length > 0 && t("gone.deleted", { count: unknown.length }),
            ]
              .filter(Boolean)
              .join(" ")}
          </p>
        </div>
        {isOwn && (
          <Button variant="secondary" icon="trash" onClick={() => void clear()}>
            {t("gone.clear")}
          </Button>
        )}
      </header>
      {tours.length > 0 && (
        <ul className={styles.grid}>
          {tours.map((tour) => (
            <li key={tour.id}>
              <RemovedTour
                tour={tour}
                {...(isOwn && { onRemove: (gone: CardFacts) => void remove(gone) })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
