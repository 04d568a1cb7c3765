import { Button } from "@tropa/ui-kit/button";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { takeLostFocus } from "../../platform/focus/lost-focus.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { PlaceOnMap } from "./places-map.tsx";

const PlacesMap = lazy(() => import("./places-map.tsx"));

/** A button that opens a map in its place: maps are heavy, and most readers read on. Without a script there is none. */
export function MapOnDemand({
  label,
  places,
  closed,
}: {
  label: string;
  places: readonly PlaceOnMap[];
  /** Stands in its place until then. */
  closed?: ReactNode;
}) {
  const { t } = useTranslation("journal");
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      // The keys go on into the map from here.
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
        <Button variant="secondary" icon="map" onClick={() => setOpen(true)}>
          {t("map")}
        </Button>
      )}
    </>
  );
}
