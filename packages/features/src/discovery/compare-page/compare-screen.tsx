import { partyFields, readParty } from "@tropa/domain/sales/party/party";
import { Button } from "@tropa/ui-kit/button";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { useGo } from "../../platform/history/layers.ts";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { withParty } from "../party/party-link.ts";
import { allToursPath, favouritesPath } from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { comparePath, MAX_COMPARED } from "../compare/compared-tours.ts";
import type { ComparedTour } from "../compare/compared-tours.ts";
import type { ComparedFacts } from "./compare-facts.ts";
import { CompareTable } from "./compare-table.tsx";
import { lazyComparison, useComparedTours } from "../compare/use-compare.ts";

const ComparePicks = lazy(() => import("./compare-picks.tsx"));

interface CompareScreenProps {
  tours: readonly ComparedFacts[];
  /** Number of tours in the address that no longer exist. */
  missing: number;
  /** Number of chosen departures that no longer exist. */
  goneDates: number;
}

/** Up to four tours side by side. */
export function CompareScreen({ tours, missing, goneDates }: CompareScreenProps) {
  const { t } = useTranslation("compare");
  const go = useGo();
  const isHydrated = useIsHydrated();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const compared = useComparedTours();
  const [query] = useSearchParams();
  const party = useMemo(
    () => readParty(query.get(partyFields.adults), query.get(partyFields.childAges)),
    [query],
  );
  // If the URL names no tours, show the comparison stored in this browser.
  useEffect(() => {
    if (tours.length > 0 || missing > 0 || compared.length === 0) return;
    void go(withParty(comparePath(compared), party), { replace: true });
  }, [tours, missing, compared, go, party]);

  const without = (tourId: number) => {
    lazyComparison.act(({ remove }) => remove(tourId));
    const rest = tours.filter(({ id }) => id !== tourId);
    void go(withParty(comparePath(rest), party), { replace: true, preventScrollReset: true });
  };
  const add = (tour: ComparedTour) => {
    lazyComparison.act(({ tours: kept, toggle }) => {
      if (kept.every(({ id }) => id !== tour.id)) toggle(tour);
    });
    void go(withParty(comparePath([...tours, tour]), party), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <PageFrame
      crumbs={[
        { url: "/", text: t("home") },
        { url: comparePath(tours), text: t("title") },
      ]}
      title={t("title")}
      lead={tours.length > 0 && t("lead")}
      head={
        <>
          {missing > 0 && <p role="status">{t("missing", { count: missing })}</p>}
          {missing === 0 && goneDates > 0 && (
            <p role="status">{t("goneDates", { count: goneDates })}</p>
          )}
        </>
      }
    >
      {tours.length === 0 ? (
        <EmptyState
          icon="compare"
          title={t("empty.title")}
          text={t("empty.text")}
          actions={
            <>
              <Button href={allToursPath()}>{t("empty.tours")}</Button>
              <Button href={favouritesPath()} variant="secondary">
                {t("empty.favourites")}
              </Button>
            </>
          }
        />
      ) : (
        <>
          {tours.length > 1 && isHydrated && (
            <Checkbox checked={onlyDifferent} onValueChange={setOnlyDifferent}>
              {t("onlyDifferent")}
            </Checkbox>
          )}
          <CompareTable tours={tours} onlyDifferent={onlyDifferent} onRemove={without} />
        </>
      )}
      {isHydrated && tours.length < MAX_COMPARED && (
        <Suspense>
          <ComparePicks compared={tours.map(({ id }) => id)} onAdd={add} />
        </Suspense>
      )}
    </PageFrame>
  );
}
