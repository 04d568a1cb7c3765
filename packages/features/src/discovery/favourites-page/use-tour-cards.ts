import type { TourCard } from "@tropa/api-contract/discovery/tour-card";
import type { Party } from "@tropa/domain/sales/party/party";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useCallback, useEffect, useMemo, useState } from "react";
import { logAndReturnNull } from "../../platform/api/log-failure.ts";
import { browserApi } from "../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { cardParty } from "../tour-card/card-party.ts";
import { cardFacts } from "../tour-card/card-facts.ts";
import type { CardFacts } from "../tour-card/card-facts.ts";
import type { PriceNote } from "../../people/favourites/favourites-list.ts";
import { tourCards } from "./favourites-queries.ts";

const excursionType = 2;

interface TourCards {
  /** Cards loaded so far; ids unknown to the server are missing. */
  cards: ReadonlyMap<number, CardFacts>;
  state: "loading" | "ready" | "failed";
  retry: () => void;
}

/** Inputs of the cards other than the tours' ids. */
interface View {
  /** Notes of the favourites, with their chosen departures. */
  notes?: Readonly<Record<number, PriceNote>>;
  party?: Party | null;
}

/**
 * Loads cards of tours by id, with the departures noted for them. When the list changes, only new ids are requested.
 */
export function useTourCards(
  ids: readonly number[],
  { notes = {}, party = null }: View = {},
): TourCards {
  const storefront = useStorefront();
  const { variant, locale } = storefront;
  const { i18n } = useTranslation("party");
  const [answers, setCards] = useState<ReadonlyMap<number, TourCard>>(new Map());
  const [requested, setRequested] = useState<ReadonlySet<number>>(new Set());
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const missing = ids.filter((id) => !requested.has(id)).join(",");
  const dates = ids.flatMap((id) => (requested.has(id) ? [] : (notes[id]?.dateId ?? []))).join(",");

  useEffect(() => {
    if (missing === "") return undefined;
    const controller = new AbortController();
    const wanted = missing.split(",").map(Number);
    const load = async () => {
      const api = await browserApi(storefront);
      const found = await tourCards(api, wanted, {
        dateIds: dates === "" ? [] : dates.split(",").map(Number),
        signal: controller.signal,
      });
      const sold = found.filter(
        ({ type }) => type !== excursionType || variant.features.excursions,
      );
      setCards((current) => new Map([...current, ...sold.map((card) => [card.id, card] as const)]));
      setRequested((current) => new Set([...current, ...wanted]));
    };
    load().catch((error: unknown) => {
      logAndReturnNull("toursByIds", "/crm/api/tour/get-by-ids", controller.signal)(error);
      if (!controller.signal.aborted) setFailedAttempt(attempt);
    });
    return () => controller.abort();
  }, [missing, dates, attempt, storefront, variant]);

  const partyKey = JSON.stringify(party);
  const cards = useMemo(() => {
    const who = JSON.parse(partyKey) as Party | null;
    const t = i18n.getFixedT(null, "party");
    const told = (card: TourCard): CardFacts => ({
      ...cardFacts(card, variant),
      ...(who && { party: cardParty(t, card, who, locale) }),
    });
    return new Map([...answers].map(([id, card]) => [id, told(card)] as const));
  }, [answers, variant, partyKey, i18n, locale]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const isFailed = failedAttempt === attempt;
  const state = missing === "" ? "ready" : isFailed ? "failed" : "loading";
  return { cards, state, retry };
}
