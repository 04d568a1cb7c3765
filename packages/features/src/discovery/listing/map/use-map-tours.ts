import type { TourCard } from "@tropa/api-contract/discovery/tour-card";
import { filterToQuery } from "@tropa/domain/discovery/search-filter";
import type { FilterCeilings, TourFilter } from "@tropa/domain/discovery/search-filter";
import type { MapView } from "@tropa/ui-kit/marker-map";
import { useEffect, useState } from "react";
import { browserApi } from "../../../platform/api/browser-api.ts";
import { queryClient } from "../../../platform/api/query-client.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Party } from "@tropa/domain/sales/party/party";
import { cardParty } from "../../tour-card/card-party.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { cardFacts } from "../../tour-card/card-facts.ts";
import type { CardFacts } from "../../tour-card/card-facts.ts";
import { toursByIdsQuery, toursMapQuery } from "./map-queries.ts";
import type { TourCluster } from "./map-queries.ts";
import { boxOf, mapFilter } from "./map-view.ts";

/** The state of `useMapTours`. */
export interface MapTours {
  clusters: readonly TourCluster[];
  /** The area that contains all tours found; null if none. */
  around: MapView | null;
  hasFailed: boolean;
}

const nothing: MapTours = { clusters: [], around: null, hasFailed: false };

/** Loads tours of the filter in the visible area; the previous ones stay until the next arrive. */
export function useMapTours(
  filter: TourFilter,
  ceilings: FilterCeilings,
  seen: { view: MapView; zoom: number } | null,
): MapTours {
  const storefront = useStorefront();
  const [tours, setTours] = useState(nothing);
  // Compared as text, so that an equal filter and view make no second request.
  const filterText = JSON.stringify(filterToQuery(mapFilter(filter), ceilings));
  const view = seen && boxOf(seen.view).join(",");
  const zoom = seen?.zoom ?? 0;
  useEffect(() => {
    let isStale = false;
    const ask = async () => {
      const api = await browserApi(storefront);
      const query = JSON.parse(filterText) as Record<string, string>;
      const where = view === null ? null : { view, zoom };
      return queryClient().fetchQuery(toursMapQuery(api, query, where));
    };
    ask().then(
      ({ clusters, box }) => {
        if (!isStale) setTours({ clusters, around: box, hasFailed: false });
      },
      () => {
        if (!isStale) setTours((last) => ({ ...last, hasFailed: true }));
      },
    );
    return () => {
      isStale = true;
    };
  }, [filterText, view, zoom, storefront]);
  return tours;
}

const noCards: readonly TourCard[] = [];

/** Cards of tours by id: those of the page at once, others when loaded. */
export function useCards(
  ids: readonly number[],
  cards: readonly CardFacts[],
  {
    filter,
    ceilings,
    party,
  }: { filter: TourFilter; ceilings: FilterCeilings; party: Party | null },
): readonly CardFacts[] {
  const storefront = useStorefront();
  const { t } = useTranslation("party");
  const query = JSON.stringify(filterToQuery(filter, ceilings));
  const [found, setFound] = useState({ query, cards: noCards });
  // Another filter may match other departures of the same tours.
  const all = [
    ...cards,
    ...(found.query === query ? found.cards : noCards).map((card) => ({
      ...cardFacts(card, storefront.variant),
      ...(party && { party: cardParty(t, card, party, storefront.locale) }),
    })),
  ];
  const missing = ids.filter((id) => all.every((card) => card.id !== id)).join(",");
  useEffect(() => {
    if (missing === "") return undefined;
    let isStale = false;
    const ask = async () => {
      const api = await browserApi(storefront);
      return queryClient().fetchQuery(
        toursByIdsQuery(api, missing, JSON.parse(query) as Record<string, string>),
      );
    };
    ask().then(
      ({ items }) => {
        if (!isStale)
          setFound((last) => ({
            query,
            cards: [...(last.query === query ? last.cards : noCards), ...items],
          }));
      },
      // The marker stays; another press retries.
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [missing, query, storefront]);
  return ids.flatMap((id) => all.find((card) => card.id === id) ?? []);
}
