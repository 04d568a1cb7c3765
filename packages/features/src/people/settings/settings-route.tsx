import type { ScreenHandle } from "../../frame/page/screen-handle.ts";
import { loadMessages } from "../../platform/runtime/area-messages.ts";
import { SettingsPage } from "./settings-page.tsx";

export const handle: ScreenHandle = { messages: "people" };

export async function clientLoader(): Promise<null> {
  await loadMessages("people");
  return null;
}

export default SettingsPage;
