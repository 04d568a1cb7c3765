import { IconButton } from "@tropa/ui-kit/icon-button";
import { useTranslation } from "react-i18next";
import { useIsHydrated } from "../platform/use-is-hydrated.ts";
import { useFavourite } from "./use-favourite.ts";

interface FavouriteHeartProps {
  tourId: number;
  /** Title of the tour, for those who hear a page full of hearts. */
  title: string;
  className?: string;
}

export function FavouriteHeart({ tourId, title, className }: FavouriteHeartProps) {
  const { t } = useTranslation("tourCard");
  const isHydrated = useIsHydrated();
  const [isFavourite, toggle] = useFavourite(tourId);
  // Without a script there is nothing that could keep the choice.
  if (!isHydrated) return null;
  return (
    <IconButton
      icon={isFavourite ? "heart-filled" : "heart"}
      pressed={isFavourite}
      variant="overlay"
      label={t("favourite", { title })}
      className={className}
      onClick={toggle}
    />
  );
}
