import { data } from "react-router";
import type { ScreenHandle } from "../../frame/page/screen-handle.ts";
import { loadMessages } from "@tropa/page-runtime/state/area-messages";
import { DeskFrame } from "./desk-frame.tsx";
import { deskPageAt } from "./desk-pages.tsx";
import type { Route } from "./+types/desk-route";

export const handle: ScreenHandle = {
  isFilledInBrowser: true,
  layout: "framework",
  messages: ["people", "organizers"],
};

/** A page that there is not is a 404 within the desk, whose navigation leads on. */
export const loader = ({ params }: Route.LoaderArgs) =>
  data(null, { status: deskPageAt(params["*"]) ? 200 : 404 });

export async function clientLoader(): Promise<null> {
  await Promise.all([loadMessages("people"), loadMessages("organizers")]);
  return null;
}

export default function DeskRoute({ params }: Route.ComponentProps) {
  return <DeskFrame path={params["*"]} />;
}
