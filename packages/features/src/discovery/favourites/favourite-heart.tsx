import type { Money } from "@tropa/domain/money";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { lazyFavourites, useIsFavourite } from "./use-favourites.ts";

interface FavouriteHeartProps {
  tourId: number;
  /** Title of the tour, for those who hear a page full of hearts. */
  title: string;
  /** What it costs now, so that the list can say how that has changed. */
  price?: Money;
  /** The departure that the card shows, if dates were chosen. */
  dateId?: number | undefined;
  className?: string;
}

export function FavouriteHeart({ tourId, title, price, dateId, className }: FavouriteHeartProps) {
  const { t, i18n } = useTranslation("tourCard");
  const storefront = useStorefront();
  const isHydrated = useIsHydrated();
  const isFavourite = useIsFavourite(tourId);
  // Without a script there is nothing that could keep the choice.
  if (!isHydrated) return null;
  const press = () =>
    lazyFavourites.act(() => {
      const act = async () => {
        const { pressHeart } = await import("./press-heart.ts");
        pressHeart(storefront, i18n.t, {
          id: tourId,
          title,
          ...(price && { price }),
          dateId,
        });
      };
      void act();
    });
  return (
    <IconButton
      icon={isFavourite ? "heart-filled" : "heart"}
      pressed={isFavourite}
      variant="overlay"
      label={t("favourite", { title })}
      className={className}
      onClick={press}
    />
  );
}
