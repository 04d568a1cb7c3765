import type { DeskPart } from "@tropa/domain/people/desk-part";
import { useMatches } from "react-router";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";

/** What a page of the desk says of itself, as its route's `handle`. */
export interface StaffHandle extends ScreenHandle {
  /** The part that it shows; null for what waits in all of them. */
  part: DeskPart | null;
}

/** The part that is shown. */
export const useDeskPart = () =>
  (useMatches().at(-1)?.handle as StaffHandle | undefined)?.part ?? null;
