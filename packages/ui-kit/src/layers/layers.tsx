import { createContext, use, useEffect, useEffectEvent } from "react";

/**
 * Called when a layer opens, with a function that closes it; returns a function to call once it is
 * closed.
 */
export type LayerTracker = (close: () => void) => () => void;

const LayersContext = createContext<LayerTracker | null>(null);

/**
 * Notifies the application of everything that opens over its page, such as dialogs, drawers and
 * galleries: `<LayersProvider value={(close) => …}>`. With it the Back button can close them.
 */
export const LayersProvider = LayersContext.Provider;

/** Reports a layer over the page while it is open. */
export function useLayer(open: boolean, close: () => void): void {
  const track = use(LayersContext);
  const onClose = useEffectEvent(close);
  useEffect(() => (open && track ? track(() => onClose()) : undefined), [open, track]);
}
