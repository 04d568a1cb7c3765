import { Button } from "@tropa/ui-kit/button";
import { formatNumber } from "@tropa/i18n/format";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { chosenKind } from "../choices/filter-links.ts";
import { FullScreen } from "./full-screen.tsx";
import MapPane from "./map-pane.tsx";
import { useIsWide } from "../../../platform/browser/use-is-wide.ts";
import styles from "./listing-map.module.css";
import type { ComponentProps } from "react";

interface ListingMapProps extends Omit<ComponentProps<typeof MapPane>, "isAlone"> {
  total: number;
  onClose: () => void;
  onOpenFilters: () => void;
}

/** The map of a listing: beside the list on wide screens, instead of it on narrow ones. */
export default function ListingMap({ total, onClose, onOpenFilters, ...pane }: ListingMapProps) {
  const { t } = useTranslation("listing");
  const { locale } = useStorefront();
  if (useIsWide()) {
    return (
      <div className={styles.beside}>
        <MapPane {...pane} />
      </div>
    );
  }
  return (
    <FullScreen label={t("map.label")} onClose={onClose}>
      <header className={styles.bar}>
        <Button variant="ghost" icon="arrow-left" onClick={onClose}>
          {t("map.list")}
        </Button>
        <p role="status">
          {t(`count.${chosenKind(pane.state.filter)}`, {
            count: total,
            number: formatNumber(total, locale),
          })}
        </p>
        <Button
          variant="ghost"
          icon="filter"
          onClick={() => {
            onClose();
            onOpenFilters();
          }}
        >
          {t("filters")}
        </Button>
      </header>
      <MapPane {...pane} isAlone />
    </FullScreen>
  );
}
