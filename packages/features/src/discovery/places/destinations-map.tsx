import { toursMapCall } from "@tropa/api-contract/discovery/calls-discovery";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { formatMoney } from "@tropa/domain/money";
import { ErrorState } from "@tropa/ui-kit/error-state";
import { MarkerMap } from "@tropa/ui-kit/marker-map";
import type { MapMarker, MapView } from "@tropa/ui-kit/marker-map";
import { useCallback, useMemo, useRef, useState } from "react";
import { useGo } from "../../platform/history/layers.ts";
import { browserApi } from "../../platform/api/browser-api.ts";
import { useMapSource } from "../../platform/map/map-source.ts";
import { listingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./destinations-map.module.css";

type Cluster = AnswerOf<typeof toursMapCall>["clusters"][number];

/** The inhabited part of the world, for the initial view. */
const wholeWorld: MapView = { south: -42, west: -125, north: 70, east: 155 };
const longestDegree = 3;

const idOf = ({ lat, lng, count }: Cluster) => `${lat},${lng},${count}`;
const degree = (value: number) => value.toFixed(longestDegree);

/** World map of all tours. A marker shows a place's lowest price; pressing it opens the place or zooms in. */
export default function DestinationsMap() {
  const { t } = useTranslation("hubs");
  const storefront = useStorefront();
  const { currency, locale, variant } = storefront;
  const go = useGo();
  const source = useMapSource();
  const [clusters, setClusters] = useState<readonly Cluster[]>([]);
  const [view, setView] = useState<MapView>(wholeWorld);
  const [isFailed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);

  const load = useCallback(
    async ({ south, west, north, east }: MapView, zoom: number) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      try {
        const api = await browserApi(storefront);
        const query = {
          view: [south, west, north, east].map(degree).join(","),
          zoom: String(Math.round(zoom)),
          type: variant.features.excursions ? "any" : "tour",
        };
        const answer = await api.call(toursMapCall, { query, signal: controller.signal });
        setClusters(answer.clusters);
        setFailed(false);
      } catch {
        if (!controller.signal.aborted) setFailed(true);
      }
    },
    [storefront, variant],
  );

  const markers = useMemo(
    () =>
      clusters.map((cluster): MapMarker => {
        const price = formatMoney({ minor: cluster.price_from, currency }, locale);
        const tours = t("tours", { count: cluster.count, number: cluster.count });
        return {
          id: idOf(cluster),
          lat: cluster.lat,
          lng: cluster.lng,
          text: cluster.place?.name ?? t("fromPrice", { price }),
          count: cluster.count,
          label: [cluster.place?.name, tours, t("fromPrice", { price })].filter(Boolean).join(", "),
        };
      }),
    [clusters, currency, locale, t],
  );

  const press = (id: string) => {
    const cluster = clusters.find((other) => idOf(other) === id);
    if (cluster?.place) void go(listingPath(cluster.place.slug));
    else if (cluster?.box) setView({ ...cluster.box });
  };
  return (
    <div className={styles.root}>
      <MarkerMap
        label={t("destinations.mapLabel")}
        {...source}
        markers={markers}
        view={view}
        onMarkerPress={press}
        onViewChange={(seen, zoom) => void load(seen, zoom)}
        className={styles.map ?? ""}
      />
      {isFailed && (
        <ErrorState
          kind="unavailable"
          layout="block"
          title={t("destinations.mapFailed")}
          className={styles.failed}
          onRetry={() => setView({ ...view })}
        />
      )}
    </div>
  );
}
