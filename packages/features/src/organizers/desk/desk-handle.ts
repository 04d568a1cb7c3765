import { useMatches } from "react-router";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import type { DeskPageName } from "./desk-nav.tsx";

/** What a page of the desk says of itself, as its route's `handle`. */
export interface DeskHandle extends ScreenHandle {
  /** The line of the navigation that it belongs to. */
  page: DeskPageName;
  /** Fills the window and scrolls within, as chats do. */
  isWindowHigh?: boolean;
  /** Has the whole width, without the desk's navigation. */
  isBare?: boolean;
  /** Goes on where nobody can be asked who reads, on a device that was used for it before. */
  worksOffline?: boolean;
}

/** The handle of the page that is shown. */
export const useDeskHandle = () => useMatches().at(-1)?.handle as DeskHandle;
