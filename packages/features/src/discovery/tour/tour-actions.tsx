import { shareButtonsFor } from "@tropa/domain/storefront/variant-config";
import { Button } from "@tropa/ui-kit/button";
import { Dropdown } from "@tropa/ui-kit/dropdown";
import type { DropdownTriggerProps } from "@tropa/ui-kit/dropdown";
import { Icon } from "@tropa/ui-kit/icon";
import { ShareButtons } from "@tropa/ui-kit/share-buttons";
import type { MouseEvent } from "react";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { FavouriteHeart } from "../favourites/favourite-heart.tsx";
import { tourPath } from "../../platform/links/paths.ts";
import { shareHref } from "../../platform/links/share-links.ts";
import { usePageQuery } from "../../platform/history/page-query.ts";
import { readChoice } from "../../sales/choice/choice-query.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import { absoluteUrl, useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { ShownTour } from "../../sales/choice/shown-tour.ts";
import styles from "./tour-actions.module.css";

/** Buttons to share the tour, by the phone's own dialog if there is one, and to add it to favourites. */
export function TourActions({ tour }: { tour: ShownTour }) {
  const { t } = useTranslation("tour");
  const storefront = useStorefront();
  const isHydrated = useIsHydrated();
  const { dateId } = readChoice(new URLSearchParams(usePageQuery()));
  const date = tour.variants.find(({ id }) => id === dateId);
  const url = absoluteUrl(storefront, storefront.locale, tourPath(tour.slug));
  const shareByDevice = (event: MouseEvent) => {
    const shared = { title: tour.title, url };
    if (!("share" in navigator) || !matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    // Closing the dialog rejects, too.
    navigator.share(shared).catch(() => {});
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ type: "success", text: t("share.copied") });
    } catch {
      showToast({ type: "error", text: t("share.notCopied") });
    }
  };
  const renderTrigger = (trigger: DropdownTriggerProps) => (
    <button type="button" {...trigger} className={styles.share} onClick={shareByDevice}>
      <Icon name="share" size={20} />
      <span>{t("share.title")}</span>
    </button>
  );
  return (
    <div className={styles.root}>
      <Dropdown align="end" sheetTitle={t("share.title")} trigger={renderTrigger}>
        <div className={styles.ways}>
          <ShareButtons
            aria-label={t("share.title")}
            links={shareButtonsFor(storefront.variant, storefront.locale).map((network) => ({
              network,
              href: shareHref(network, url, tour.title),
              label: t(`share.${network}`),
            }))}
          />
          <Button variant="ghost" size="sm" icon="copy" onClick={() => void copy()}>
            {t("share.copy")}
          </Button>
        </div>
      </Dropdown>
      <span className={styles.heart}>
        {!isHydrated && (
          <span className={styles.drawn}>
            <Icon name="heart" size={20} />
          </span>
        )}
        <FavouriteHeart
          tour={
            date ? { ...tour, price: date.price, currency: date.currency, dateId: date.id } : tour
          }
        />
      </span>
    </div>
  );
}
