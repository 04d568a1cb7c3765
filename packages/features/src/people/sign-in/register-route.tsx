import type { ScreenHandle } from "../../frame/page/screen-handle.ts";
import { loadMessages } from "../../platform/runtime/area-messages.ts";
import { SignInPage } from "./sign-in-page.tsx";

export const handle: ScreenHandle = { layout: "framework", messages: "people" };

export async function clientLoader(): Promise<null> {
  await loadMessages("people");
  return null;
}

export default SignInPage;
