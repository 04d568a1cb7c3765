import type { ScreenHandle } from "../../../platform/page/screen-handle.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { startEarly } from "../../session/start-session.ts";
import { loadPhotoSection } from "../profile/profile-section.tsx";
import { SettingsPage } from "./settings-page.tsx";

export { frameLoader as loader } from "../../../platform/page/frame-loader.ts";

export const handle: ScreenHandle = {
  isFilledInBrowser: true,
  begin: (storefront) => startEarly(storefront, { load: loadPhotoSection }),
  messages: "people",
};

export const clientLoader = () => withMessages(handle, null);

export default SettingsPage;
