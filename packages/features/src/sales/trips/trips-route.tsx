import type { ScreenHandle } from "../../platform/page/screen-handle.ts";
import { startEarly } from "../../people/session/start-session.ts";
import { withMessages } from "@tropa/page-runtime/state/area-messages";
import { TripsPage } from "./trips-page.tsx";
import { prefetchTrips, partOf } from "./trips-queries.ts";

export { frameLoader as loader } from "../../platform/page/frame-loader.ts";

export const handle: ScreenHandle = {
  isFilledInBrowser: true,
  begin: (storefront) => {
    const part = partOf(new URLSearchParams(location.search).get("part"));
    startEarly(storefront, { ahead: prefetchTrips(part) });
  },
  messages: ["people", "trips"],
};

export const clientLoader = () => withMessages(handle, null);

export default TripsPage;
