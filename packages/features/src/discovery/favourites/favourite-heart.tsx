import { IconButton } from "@tropa/ui-kit/icon-button";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import type { LikedTour } from "./press-heart.ts";
import { lazyFavourites, useIsFavourite } from "./use-favourites.ts";

interface FavouriteHeartProps {
  tour: LikedTour;
  className?: string;
}

/** Adds a tour to the favourites, or removes it. */
export function FavouriteHeart({ tour, className }: FavouriteHeartProps) {
  const { t, i18n } = useTranslation("tourCard");
  const storefront = useStorefront();
  const isHydrated = useIsHydrated();
  const isFavourite = useIsFavourite(tour.id);
  // Without scripts the choice could not be stored.
  if (!isHydrated) return null;
  const press = () =>
    lazyFavourites.act(() => {
      const act = async () => {
        const { pressHeart } = await import("./press-heart.ts");
        pressHeart(storefront, i18n.t, tour);
      };
      void act();
    });
  return (
    <IconButton
      icon={isFavourite ? "heart-filled" : "heart"}
      pressed={isFavourite}
      variant="overlay"
      label={t("favourite", { title: tour.title })}
      className={className}
      onClick={press}
    />
  );
}
