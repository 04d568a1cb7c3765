import type { DeskPart } from "@tropa/domain/people/desk-part";
import { useMatches } from "react-router";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";

/** A desk route's `handle`. */
export interface StaffHandle extends ScreenHandle {
  /** The part it belongs to; null for the overview. */
  part: DeskPart | null;
}

/** The part of the current page. */
export const useDeskPart = () =>
  (useMatches().at(-1)?.handle as StaffHandle | undefined)?.part ?? null;
