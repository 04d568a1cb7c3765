import { useState } from "react";
import { FiltersPanel } from "./filters-panel.tsx";
import type { PanelProps } from "./panel-props.ts";
import { useListingData } from "./use-listing-data.ts";
import { wholeUrl } from "./whole-choices.ts";

/** The filters beside the list: as short as the page has them until all are asked for. */
export function SidePanel({ data, state }: Pick<PanelProps, "data" | "state">) {
  const [wantsAll, setWantsAll] = useState(false);
  const whole = useListingData(wantsAll ? wholeUrl(state.filter, state.ceilings) : null).data;
  return (
    <FiltersPanel
      data={whole ? { ...data, choices: whole.choices } : data}
      state={state}
      onWantAll={() => setWantsAll(true)}
    />
  );
}
