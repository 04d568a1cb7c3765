import { createContext, use, useEffect, useEffectEvent } from "react";

/** Hears of a layer that has opened, and how to close it; answers with what to call once it is closed. */
export type LayerTracker = (close: () => void) => () => void;

const LayersContext = createContext<LayerTracker | null>(null);

/**
 * Tells an application of everything that opens over its page, such as windows, drawers and galleries:
 * `<LayersProvider value={(close) => …}>`. With it the Back button can close them.
 */
export const LayersProvider = LayersContext.Provider;

/** A layer over the page while it is open. */
export function useLayer(open: boolean, close: () => void): void {
  const track = use(LayersContext);
  const onClose = useEffectEvent(close);
  useEffect(() => (open && track ? track(() => onClose()) : undefined), [open, track]);
}
