import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { LinkPage } from "./link-page.tsx";

export { frameLoader as loader } from "../../platform/page/frame-loader.ts";

export const handle: ScreenHandle = { layout: "framework", messages: "people" };

export const clientLoader = () => withMessages(handle, null);

export default LinkPage;
