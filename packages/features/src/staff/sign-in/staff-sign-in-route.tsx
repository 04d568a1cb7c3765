import type { ScreenHandle } from "../../frame/page/screen-handle.ts";
import { loadMessages } from "@tropa/page-runtime/state/area-messages";
import { StaffSignInPage } from "./staff-sign-in-page.tsx";

export { frameLoader as loader } from "../../frame/page/frame-loader.ts";

export const handle: ScreenHandle = { layout: "framework", messages: ["people", "staff"] };

export async function clientLoader(): Promise<null> {
  await Promise.all([loadMessages("people"), loadMessages("staff")]);
  return null;
}

export default StaffSignInPage;
