import type { ScreenHandle } from "../../frame/page/screen-handle.ts";
import { loadMessages } from "@tropa/page-runtime/state/area-messages";
import { LinkPage } from "./link-page.tsx";

export const handle: ScreenHandle = { layout: "framework", messages: "people" };

/** With a loader the server sends the page's frame; without one React Router sends none (docs/decisions/0158-frames-from-the-server.md). */
export const loader = () => null;

export async function clientLoader(): Promise<null> {
  await loadMessages("people");
  return null;
}

export default LinkPage;
