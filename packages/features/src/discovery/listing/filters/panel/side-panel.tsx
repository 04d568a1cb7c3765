import { useEffect, useRef, useState } from "react";
import { FiltersPanel } from "./filters-panel.tsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { PanelProps } from "../panel-props.ts";
import { FragmentPart } from "@tropa/page-runtime/server/fragment-item";
import { PartFailed } from "../../data/part-failed.tsx";
import { isNarrowed } from "../../choices/filter-links.ts";
import { useListingData } from "../../data/use-listing-data.ts";
import { allChoicesUrl } from "../../choices/whole-choices.ts";

/** Focusable elements inside an element, in tab order. */
const stopsIn = (root: HTMLElement | null): HTMLElement[] =>
  [...(root?.querySelectorAll<HTMLElement>("a[href], button, input, summary") ?? [])].filter(
    (stop) => stop.checkVisibility(),
  );

/**
 * Returns the focusable element before the button that was pressed by keyboard. That button disappears when the rest
 * loads, so the focus continues after this element.
 */
function stopBeforeFocus(root: HTMLElement | null): HTMLElement | null {
  const stops = stopsIn(root);
  const at = stops.findIndex((stop) => stop.matches(":focus-visible"));
  return stops[at - 1] ?? null;
}

/**
 * Cache key of the filters' HTML on the server; undefined, for no caching, if filters are set, because such pages are
 * rarely requested twice.
 */
function cacheKeyOf(data: PanelProps["data"], { filter, ceilings }: PanelProps["state"]): unknown {
  if (isNarrowed(filter, ceilings)) return undefined;
  const { query, parts, names, point, choices, chosenNames, total } = data;
  return [query, parts, names, point ?? null, choices, chosenNames, total];
}

/** Filters beside the list; shortened until the visitor asks for all choices. */
export function SidePanel({ data, state }: Pick<PanelProps, "data" | "state">) {
  const [wantsAll, setWantsAll] = useState(false);
  const { t } = useTranslation("listing");
  const whole = useListingData(wantsAll ? allChoicesUrl(state.filter, state.ceilings) : null);
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const hasAll = whole.data !== undefined;
  useEffect(() => {
    if (!hasAll || before.current === null) return;
    const stops = stopsIn(root.current);
    stops[stops.indexOf(before.current) + 1]?.focus();
    before.current = null;
  }, [hasAll]);
  return (
    <FragmentPart ref={root} madeOf={cacheKeyOf(data, state)}>
      <FiltersPanel
        data={whole.data ? { ...data, choices: whole.data.choices } : data}
        state={state}
        onWantAll={() => {
          before.current = stopBeforeFocus(root.current);
          setWantsAll(true);
        }}
      />
      {whole.hasFailed && <PartFailed text={t("failed.choices")} onRetry={whole.retry} />}
    </FragmentPart>
  );
}
