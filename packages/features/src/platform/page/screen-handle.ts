import { useMatches } from "react-router";
import type { MessagesHandle } from "@tropa/page-runtime/state/area-messages";
import type { ScriptsHandle } from "@tropa/page-runtime/state/page-state";

/** What a route says of its screen, as its `handle`. */
export interface ScreenHandle extends MessagesHandle, ScriptsHandle {
  /**
   * `default`: header, footer, help, everything. `framework`: brand, language and help, nothing that distracts
   * (docs/product/screens.md#layouts). `application`: the header, and a screen that fills the window below it.
   */
  layout?: "default" | "framework" | "application";
}

/** The layout of the page that is shown. */
export function useLayout(): NonNullable<ScreenHandle["layout"]> {
  const handles = useMatches().map(({ handle }) => handle as ScreenHandle | undefined);
  return handles.findLast((handle) => handle?.layout)?.layout ?? "default";
}
