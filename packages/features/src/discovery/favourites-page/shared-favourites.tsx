import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { allToursPath, favouritesPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { TourCard } from "../tour-card/tour-card.tsx";
import type { CardFacts } from "../tour-card/card-facts.ts";
import { FavouritesPage } from "./favourites-page.tsx";
import { RemovedFavourites } from "./removed-favourites.tsx";
import styles from "./favourites.module.css";

interface SharedFavouritesProps {
  tours: readonly CardFacts[];
  sharedOn: string;
  /** Number of the list's departures that are sold out or gone. */
  missedDates: number;
}

/** A shared list of favourites; visitors can add its tours to their own. */
export function SharedFavourites({ tours, sharedOn, missedDates }: SharedFavouritesProps) {
  const { t, i18n } = useTranslation("favourites");
  const storefront = useStorefront();
  const isHydrated = useIsHydrated();
  const sold = tours.filter(({ isRemoved }) => !isRemoved);
  const keep = async () => {
    const { keepFavourites } = await import("../favourites/press-heart.ts");
    keepFavourites(storefront, sold);
    showToast({ type: "success", text: i18n.t("favourites:shared.kept") });
  };
  return (
    <FavouritesPage
      title={t("shared.title")}
      lead={t("shared.lead", {
        count: tours.length,
        date: formatDate(sharedOn, storefront.locale, "full"),
      })}
    >
      {tours.length === 0 ? (
        <EmptyState
          icon="heart"
          title={t("shared.empty")}
          actions={<Button href={allToursPath()}>{t("empty.tours")}</Button>}
        />
      ) : (
        <>
          {isHydrated && (
            <div className={styles.toolbar}>
              <p>{t("shared.hint")}</p>
              <Button icon="heart" onClick={() => void keep()}>
                {t("shared.keep")}
              </Button>
              <Button variant="ghost" href={favouritesPath()} className={styles.own}>
                {t("shared.own")}
              </Button>
            </div>
          )}
          {missedDates > 0 && (
            <p role="status">{t("shared.missedDates", { count: missedDates })}</p>
          )}
          <ul className={styles.grid}>
            {sold.map((tour, index) => (
              <li key={tour.id}>
                <TourCard tour={tour} heading="h2" loading={index === 0 ? "first" : "early"} />
              </li>
            ))}
          </ul>
          <RemovedFavourites tours={tours.filter(({ isRemoved }) => isRemoved)} />
        </>
      )}
    </FavouritesPage>
  );
}
