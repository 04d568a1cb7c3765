import { useEffect, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { logFailureLazily } from "../../platform/api/log-failure-lazily.ts";
import { browserApi } from "../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { CardFacts } from "../tour-card/card-facts.ts";
import { useNear } from "../../platform/browser/use-near.ts";
import { TourCardRow } from "../tour-card/tour-card-row.tsx";
import { readSeenTours } from "./seen-tours.ts";

const mostShown = 8;

async function cardsOf(storefront: Storefront, ids: readonly number[]): Promise<CardFacts[]> {
  const [api, { toursByIdsCall }, { cardFacts }] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/discovery/calls-catalogue"),
    import("../tour-card/card-facts.ts"),
  ]);
  const { items } = await api.call(toursByIdsCall, { query: { ids: ids.join(",") } });
  return items
    .filter((card) => card.is_tour_active)
    .map((card) => cardFacts(card, storefront.variant));
}

/** Tours viewed in this browser, without the current one; loaded when scrolled near. */
export function RecentlySeen({ tourId, className }: { tourId?: number; className?: string }) {
  const { t } = useTranslation("tourCard");
  const storefront = useStorefront();
  const [place, isNear] = useNear();
  const [cards, setCards] = useState<readonly CardFacts[]>([]);
  useEffect(() => {
    const before = isNear ? readSeenTours().filter((id) => id !== tourId) : [];
    if (before.length === 0) return undefined;
    let isGone = false;
    cardsOf(storefront, before.slice(0, mostShown)).then(
      (found) => {
        if (!isGone) setCards(found);
      },
      // Not worth an error on the page.
      (error: unknown) => logFailureLazily("toursByIds", "/crm/api/tour/get-by-ids", error),
    );
    return () => {
      isGone = true;
    };
  }, [isNear, storefront, tourId]);
  return (
    <div ref={place} className={className}>
      <TourCardRow id="seen" title={t("seen")} tours={cards} />
    </div>
  );
}
