import { useMatches } from "react-router";
import type { MessagesHandle } from "@tropa/page-runtime/state/area-messages";
import type { ScriptsHandle } from "@tropa/page-runtime/state/page-state";

/** A route's `handle`: properties of its screen. */
export interface ScreenHandle extends MessagesHandle, ScriptsHandle {
  /**
   * `default`: header, footer and everything else. `framework`: brand, language and help, without distractions
   * (docs/product/screens.md#layouts). `application`: the header, and a screen that fills the window below it.
   */
  layout?: "default" | "framework" | "application";
}

/** Provides the layout of the current page. */
export function useLayout(): NonNullable<ScreenHandle["layout"]> {
  const handles = useMatches().map(({ handle }) => handle as ScreenHandle | undefined);
  return handles.findLast((handle) => handle?.layout)?.layout ?? "default";
}
