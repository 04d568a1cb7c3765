import { Button } from "@tropa/ui-kit/button";
import { useTranslation } from "../platform/translation.ts";
import { useStorefront } from "../platform/storefront-context.tsx";
import { TourCard } from "../tour-card/tour-card.tsx";
import type { CardFacts } from "../tour-card/card-facts.ts";
import { dropFavourites } from "./press-heart.ts";
import styles from "./favourites.module.css";

interface RemovedFavouritesProps {
  /** Taken from publication: their pages say what is like them. */
  tours: readonly CardFacts[];
  /** Deleted for good. */
  unknown: readonly number[];
}

/** Favourites that cannot be booked any more, apart from the others, and gone with one press. */
export function RemovedFavourites({ tours, unknown }: RemovedFavouritesProps) {
  const { t } = useTranslation("favourites");
  const storefront = useStorefront();
  const count = tours.length + unknown.length;
  if (count === 0) return null;
  return (
    <section className={styles.gone} aria-labelledby="removed-title">
      <header>
        <div>
          <h2 id="removed-title">{t("gone.title")}</h2>
          <p className={styles.lead}>
            {unknown.length > 0 ? t("gone.deleted", { count: unknown.length }) : t("gone.text")}
          </p>
        </div>
        <Button
          variant="secondary"
          icon="trash"
          onClick={() => dropFavourites(storefront, [...tours.map(({ id }) => id), ...unknown])}
        >
          {t("gone.clear")}
        </Button>
      </header>
      {tours.length > 0 && (
        <ul className={styles.grid}>
          {tours.map((tour) => (
            <li key={tour.id}>
              <TourCard tour={tour} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
