import type { LayerTracker } from "@tropa/ui-kit/layers";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import type { NavigateOptions, To } from "react-router";

const isWithinLayer = () => Boolean((history.state as { layers?: number } | null)?.layers);

/** Gives whatever opens over a page an entry in the history. The code for it comes with the first of them. */
export const trackLayer: LayerTracker = (close) => {
  let isOpen = true;
  let leave = () => {};
  import("./layer-history.ts").then(
    ({ enterLayer }) => {
      if (isOpen) leave = enterLayer(close);
    },
    // Without it Back leaves the page.
    () => {},
  );
  return () => {
    isOpen = false;
    leave();
  };
};

/** The router's `useNavigate` for pages that things open over: their entries are taken back first. */
export function useGo() {
  const navigate = useNavigate();
  return useCallback(
    async (to: To, options?: NavigateOptions) => {
      if (isWithinLayer()) await (await import("./layer-history.ts")).leaveLayers();
      await navigate(to, options);
    },
    [navigate],
  );
}

/** A reload closes what was open; its entries in the history go with it. */
export function forgetLayers(): void {
  const layers = (history.state as { layers?: number } | null)?.layers;
  if (layers) history.go(-layers);
}
