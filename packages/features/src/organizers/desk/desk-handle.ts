import { useMatches } from "react-router";
import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import type { DeskPageName } from "./desk-nav.tsx";

/** A desk route's `handle`. */
export interface DeskHandle extends ScreenHandle {
  /** The navigation item it belongs to. */
  page: DeskPageName;
  /** Fills the window and scrolls inside, as chats do. */
  isWindowHigh?: boolean;
  /** Uses the whole width, without the desk's navigation. */
  isBare?: boolean;
  /** Works offline on a device that was used for it before, without checking the session. */
  worksOffline?: boolean;
}

/** The handle of the current page. */
export const useDeskHandle = () => useMatches().at(-1)?.handle as DeskHandle;
