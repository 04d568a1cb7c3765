import { Button } from "@tropa/ui-kit/button";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { takeLostFocus } from "../../platform/focus/lost-focus.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { PlaceOnMap } from "./places-map.tsx";
import styles from "./map-on-demand.module.css";

const PlacesMap = lazy(() => import("./places-map.tsx"));

/** A button that is replaced by a map when pressed: maps are large, and few readers open them. Needs scripts. */
export function MapOnDemand({
  label,
  places,
  closed,
  isCompact = false,
}: {
  label: string;
  places: readonly PlaceOnMap[];
  /** Shown until the map is opened. */
  closed?: ReactNode;
  /** On phones the button is only its icon. */
  isCompact?: boolean;
}) {
  const { t } = useTranslation("journal");
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      // Takes the focus of the button that disappeared.
      <div tabIndex={-1} ref={takeLostFocus}>
        <Suspense fallback={<Skeleton shape="block" height="24rem" />}>
          <PlacesMap label={label} places={places} />
        </Suspense>
      </div>
    );
  return (
    <>
      {closed}
      {isHydrated && (
        <Button
          variant="secondary"
          icon="map"
          className={isCompact ? styles.compact : undefined}
          aria-label={t("map")}
          onClick={() => setOpen(true)}
        >
          <span className={styles.text}>{t("map")}</span>
        </Button>
      )}
    </>
  );
}
