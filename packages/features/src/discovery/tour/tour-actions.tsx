import { shareButtonsFor } from "@tropa/domain/storefront/variant-config";
import { ShareButtons } from "@tropa/ui-kit/share-buttons";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { FavouriteHeart } from "../favourites/favourite-heart.tsx";
import { CompareButton } from "../compare/compare-button.tsx";
import { tourPath } from "../../platform/links/paths.ts";
import { shareHref } from "../../platform/links/share-links.ts";
import { absoluteUrl, useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { ShownTour } from "../../sales/choice/shown-tour.ts";
import styles from "./tour-actions.module.css";

/** Keeping the tour and telling others of it. */
export function TourActions({ tour }: { tour: ShownTour }) {
  const { t } = useTranslation("tour");
  const storefront = useStorefront();
  const url = absoluteUrl(storefront, storefront.locale, tourPath(tour.slug));
  const [image] = tour.images;
  return (
    <div className={styles.root}>
      <ShareButtons
        aria-label={t("share.title")}
        links={shareButtonsFor(storefront.variant, storefront.locale).map((network) => ({
          network,
          href: shareHref(network, url, tour.title),
          label: t(`share.${network}`),
        }))}
      />
      <span className={styles.heart}>
        <FavouriteHeart tour={tour} />
      </span>
      {/* The last: its words change their width when the font arrives. */}
      <CompareButton
        look="words"
        tour={{
          id: tour.id,
          title: tour.title,
          image: image?.image ?? "",
          colour: image?.color ?? "",
        }}
      />
    </div>
  );
}
