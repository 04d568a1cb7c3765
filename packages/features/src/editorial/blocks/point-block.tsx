import { Icon } from "@tropa/ui-kit/icon";
import { MapOnDemand } from "../map/map-on-demand.tsx";
import type { ShownBlock } from "./shown-blocks.ts";
import styles from "./point-block.module.css";

/** A hundred metres, as navigation takes it. */
const shownDigits = 3;

/** A place of the text: its name and degrees, and the map for who wants to see it. */
export function PointBlock({
  point: { name, lat, lng },
}: {
  point: Extract<ShownBlock, { type: "point" }>;
}) {
  return (
    <figure className={styles.root}>
      <figcaption>
        <Icon name="map-pin" size={20} />
        <b>{name}</b>
        <span>
          {lat.toFixed(shownDigits)}, {lng.toFixed(shownDigits)}
        </span>
      </figcaption>
      <MapOnDemand label={name} places={[{ id: "point", name, lat, lng }]} />
    </figure>
  );
}
