import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { StaticMap } from "@tropa/ui-kit/map";
import type { MapDrawing } from "@tropa/ui-kit/map-drawing";
import { mapAddress } from "@tropa/domain/storefront/variant-config";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { MapOnDemand } from "../map/map-on-demand.tsx";
import type { ShownBlock } from "./shown-blocks.ts";
import styles from "./point-block.module.css";

/** A place mentioned in a text: its name, a link to a street map, and a map that opens on demand. */
export function PointBlock({
  point: { name, lat, lng },
  drawing,
}: {
  point: Extract<ShownBlock, { type: "point" }>;
  /** Drawing shown until the map is opened. */
  drawing?: MapDrawing;
}) {
  const { t } = useTranslation("journal");
  const { variant } = useStorefront();
  return (
    <figure className={styles.root}>
      <figcaption>
        <Icon name="map-pin" size={20} />
        <b>{name}</b>
        <Link href={mapAddress(variant, { lat, lng })} target="_blank" rel="noopener">
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
