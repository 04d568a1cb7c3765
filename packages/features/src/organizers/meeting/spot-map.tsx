import { readSpot, writeSpot } from "@tropa/domain/organizers/meeting-point";
import type { MapSpot } from "@tropa/domain/organizers/meeting-point";
import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { MarkerMap } from "@tropa/ui-kit/marker-map";
import type { MapView } from "@tropa/ui-kit/marker-map";
import { useState } from "react";
import { useMapSource } from "../../platform/map/map-source.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./spot-map.module.css";

/** Half of the map's initial extent around a point, degrees. */
const reach = 0.03;

const around = ({ lat, lng }: MapSpot): MapView => ({
  south: lat - reach,
  north: lat + reach,
  west: lng - reach,
  east: lng + reach,
});

/** Center of the visible area; across the date line its west is greater than its east. */
function middleOf({ south, north, west, east }: MapView): MapSpot {
  const lng = (west + (east < west ? east + 360 : east)) / 2;
  return { lat: (south + north) / 2, lng: lng > 180 ? lng - 360 : lng };
}

/** A map moved under a fixed mark, by hand or arrow keys; picks the point under the mark. */
export default function SpotMap({
  start,
  onPick,
}: {
  /** The field's value when the map opens. */
  start: string;
  onPick: (text: string) => void;
}) {
  const { t } = useTranslation("meeting");
  const { ground, tiles } = useMapSource();
  const [view] = useState(() => {
    const spot = readSpot(start);
    return spot && around(spot);
  });
  const [middle, setMiddle] = useState<MapSpot | null>(null);
  const [picked, setPicked] = useState(start);
  const text = middle ? writeSpot(middle) : "";
  const spot = readSpot(picked);
  return (
    <div className={styles.root}>
      <div className={styles.map}>
        <MarkerMap
          className={styles.canvas}
          label={t("map.label")}
          view={view}
          ground={ground}
          tiles={tiles}
          markers={
            spot ? [{ ...spot, id: "spot", text: t("map.mark"), label: t("map.markLabel") }] : []
          }
          onViewChange={(seen) => setMiddle(middleOf(seen))}
        />
        <span className={styles.cross} aria-hidden>
          <Icon name="plus" size={32} />
        </span>
      </div>
      <p className={styles.hint}>{t("map.hint")}</p>
      <div className={styles.actions}>
        <Button
          size="sm"
          disabled={text === ""}
          onClick={() => {
            setPicked(text);
            onPick(text);
          }}
        >
          {t("map.take")}
        </Button>
        <output>{text}</output>
      </div>
    </div>
  );
}
