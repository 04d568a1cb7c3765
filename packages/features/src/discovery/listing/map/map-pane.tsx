import { formatMoney } from "@tropa/domain/money";
import { formatNumber } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { MarkerMap } from "@tropa/ui-kit/marker-map";
import type { MapMarker, MapView } from "@tropa/ui-kit/marker-map";
import { filterParty } from "@tropa/domain/discovery/search-filter";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useMapSource } from "../../../platform/map/map-source.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { CardFacts } from "../../tour-card/card-facts.ts";
import type { ListingFilter } from "../filters/use-listing-filter.ts";
import { MapCards } from "./map-cards.tsx";
import type { TourCluster } from "./map-queries.ts";
import { useCards, useMapTours } from "./use-map-tours.ts";
import { viewOf, withBox } from "./map-view.ts";
import styles from "./map-pane.module.css";

interface MapPaneProps {
  state: ListingFilter;
  cards: readonly CardFacts[];
  /** The tour highlighted in the list. */
  pointed: number | null;
  /** Called with the tours of the marker under the pointer. */
  onPoint: (ids: readonly number[]) => void;
  /** True if there is no list beside the map, so it shows cards itself. */
  isAlone?: boolean;
}

/** Pause after the map stops moving before the list is updated, ms. */
const restMs = 350;

const idOf = ({ lat, lng }: TourCluster) => `${lat},${lng}`;

/** The listing's tours on a map: price markers, clustered if close together. */
export default function MapPane({ state, cards, pointed, onPoint, isAlone = false }: MapPaneProps) {
  const { t } = useTranslation("listing");
  const { locale, currency } = useStorefront();
  const source = useMapSource();
  const { filter, ceilings, replace } = state;
  const [seen, setSeen] = useState<{ view: MapView; zoom: number } | null>(null);
  const [follows, setFollows] = useState(true);
  const [moved, setMoved] = useState<MapView | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<MapView | null>(
    filter.box === null ? null : viewOf(filter.box),
  );
  const pane = useRef<HTMLDivElement>(null);
  const lying = useRef<HTMLDivElement>(null);
  /** The view after the visitor moved the map, until the list follows. */
  const [resting, setResting] = useState<MapView | null>(null);
  const { clusters, around, hasFailed } = useMapTours(filter, ceilings, seen);
  const party = useMemo(() => filterParty(filter), [filter]);
  const chosen = clusters.find((cluster) => idOf(cluster) === chosenId);
  const shown = useCards(chosen ? chosen.ids : isAlone ? cards.map(({ id }) => id) : [], cards, {
    filter,
    ceilings,
    party,
  });

  // The first answer tells where the tours are; a new filter without a map area moves the map again.
  const [place, setPlace] = useState<MapView | null>(null);
  if (sentTo === null && around && place === null) {
    setPlace(around);
    setSentTo(around);
  }

  const markers = useMemo(
    () =>
      clusters.map((cluster): MapMarker => {
        const price = formatMoney({ minor: cluster.price_from, currency }, locale);
        return {
          id: idOf(cluster),
          lat: cluster.lat,
          lng: cluster.lng,
          text: price,
          count: cluster.count,
          label: t("map.marker", {
            count: cluster.count,
            number: formatNumber(cluster.count, locale),
            place: cluster.place?.name ?? "",
            price,
          }).trim(),
        };
      }),
    [clusters, currency, locale, t],
  );
  const pointedId = clusters.find(({ ids }) => pointed !== null && ids.includes(pointed));

  const press = (id: string) => {
    const cluster = clusters.find((one) => idOf(one) === id);
    if (cluster?.box) {
      setChosenId(null);
      setSentTo(cluster.box);
      settle(cluster.box);
    } else setChosenId(id);
  };
  /** Lets the list follow the map, or offers to. */
  const settle = (view: MapView) => {
    if (follows) setResting(view);
    else setMoved(view);
  };
  const follow = useEffectEvent((view: MapView) => {
    setResting(null);
    replace(withBox(filter, view));
  });
  useEffect(() => {
    if (!resting) return undefined;
    const timer = setTimeout(() => follow(resting), restMs);
    const stop = () => clearTimeout(timer);
    // A click on a link leaves the page, and the list must not navigate back.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a[href]")) stop();
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      stop();
    };
  }, [resting]);

  /** Height of the map covered by cards. */
  const coveredBelow = () => {
    const edge = pane.current?.getBoundingClientRect().bottom;
    const top = lying.current?.getBoundingClientRect().top;
    return edge === undefined || top === undefined ? 0 : edge - top;
  };

  return (
    <div ref={pane} className={styles.root} data-alone={isAlone || undefined}>
      <MarkerMap
        className={styles.map}
        label={t("map.label")}
        {...source}
        markers={markers}
        view={sentTo}
        coveredBelow={coveredBelow}
        activeId={chosenId ?? (pointedId ? idOf(pointedId) : null)}
        onMarkerPress={press}
        onMarkerPoint={(id) => onPoint(clusters.find((cluster) => idOf(cluster) === id)?.ids ?? [])}
        onViewChange={(view, zoom, isByVisitor) => {
          // Ignore the initial view of half the world, until it is known where the tours are.
          if (sentTo === null && !isByVisitor) return;
          setSeen({ view, zoom });
          if (isByVisitor) settle(view);
        }}
      >
        <div className={styles.follow}>
          <Checkbox checked={follows} onValueChange={setFollows}>
            {t("map.follow")}
          </Checkbox>
        </div>
        {moved && !follows && (
          <Button
            size="sm"
            icon="search"
            onClick={() => {
              setMoved(null);
              replace(withBox(filter, moved));
            }}
          >
            {t("map.searchHere")}
          </Button>
        )}
        {hasFailed && (
          <p role="status" className={styles.notice}>
            {t("map.failed")}
          </p>
        )}
      </MarkerMap>
      {shown.length > 0 && (
        <MapCards
          ref={lying}
          key={chosenId}
          cards={shown}
          onClose={chosen ? () => setChosenId(null) : undefined}
          onLook={(id) => onPoint([id])}
        />
      )}
    </div>
  );
}
