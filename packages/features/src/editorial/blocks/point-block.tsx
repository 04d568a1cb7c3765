import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { StaticMap } from "@tropa/ui-kit/map";
import type { MapDrawing } from "@tropa/ui-kit/map-drawing";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { streetMapUrl } from "../../platform/links/street-map.ts";
import { MapOnDemand } from "../map/map-on-demand.tsx";
import type { ShownBlock } from "./shown-blocks.ts";
import styles from "./point-block.module.css";

/** A valley with the way to it. */
const zoom = 12;

/** A place of the text: its name, the way to a map of streets, and a map here for who wants to see it. */
export function PointBlock({
  point: { name, lat, lng },
  drawing,
}: {
  point: Extract<ShownBlock, { type: "point" }>;
  /** Stands where the map opens. */
  drawing?: MapDrawing;
}) {
  const { t } = useTranslation("journal");
  return (
    <figure className={styles.root}>
      <figcaption>
        <Icon name="map-pin" size={20} />
        <b>{name}</b>
        <Link href={streetMapUrl(lat, lng, zoom)} target="_blank" rel="noopener">
          {t("streetMap")}
        </Link>
      </figcaption>
      <MapOnDemand
        label={name}
        places={[{ id: "point", name, lat, lng }]}
        closed={drawing && <StaticMap drawing={drawing} label={name} />}
      />
    </figure>
  );
}
