import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { OfflinePage } from "./offline-page.tsx";

export { frameLoader as loader } from "../../platform/page/frame-loader.ts";

export const handle: ScreenHandle = { layout: "framework" };

export default OfflinePage;
